//! Game files: what is written is read again, replayed and found true; what was changed is found out.

mod faults;
mod play;
mod round_trip;
mod slips;
