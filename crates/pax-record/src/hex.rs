//! Thirty-two bytes as 64 digits.

use std::fmt::Write as _;

/// Writes bytes as digits of 0 to 9 and a to f, two for each.
pub(crate) fn write(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads 64 such digits.
pub(crate) fn read(text: &str, what: &str) -> Result<[u8; 32], String> {
    let digit = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    let digits = text.as_bytes();
    let mut is_hex = digits.len() == 64;
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        match (digit(pair[0]), digit(pair[1])) {
            (Some(high), Some(low)) => *byte = high * 16 + low,
            _ => is_hex = false,
        }
    }
    if is_hex {
        Ok(bytes)
    } else {
        Err(format!("`{text}` is no {what}; it is 64 digits of 0 to 9 and a to f"))
    }
}
