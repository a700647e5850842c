use crate::bad_tablebase::BadTablebase;

/// Reads the contents of a tablebase file sequentially.
pub(crate) struct Scan<'b> {
    bytes: &'b [u8],
}

impl<'b> Scan<'b> {
    pub(crate) fn new(bytes: &'b [u8]) -> Scan<'b> {
        Scan { bytes }
    }

    /// Takes this many bytes.
    pub(crate) fn take(&mut self, count: usize) -> Result<&'b [u8], BadTablebase> {
        let (taken, rest) = self.bytes.split_at_checked(count).ok_or(BadTablebase::CutOff)?;
        self.bytes = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], BadTablebase> {
        let (array, rest) = self.bytes.split_first_chunk().ok_or(BadTablebase::CutOff)?;
        self.bytes = rest;
        Ok(*array)
    }

    pub(crate) fn i8(&mut self) -> Result<i8, BadTablebase> {
        self.array().map(i8::from_le_bytes)
    }

    pub(crate) fn u16(&mut self) -> Result<u16, BadTablebase> {
        self.array().map(u16::from_le_bytes)
    }

    pub(crate) fn u32(&mut self) -> Result<u32, BadTablebase> {
        self.array().map(u32::from_le_bytes)
    }

    /// Takes a length-prefixed text.
    pub(crate) fn text(&mut self) -> Result<String, BadTablebase> {
        let [length] = self.array()?;
        let text = str::from_utf8(self.take(length.into())?).map_err(|_| BadTablebase::Damaged)?;
        Ok(text.to_owned())
    }

    /// Returns everything left except this many bytes at the end.
    pub(crate) fn without_last(self, count: usize) -> Result<Scan<'b>, BadTablebase> {
        let length = self.bytes.len().checked_sub(count).ok_or(BadTablebase::CutOff)?;
        Ok(Scan { bytes: &self.bytes[..length] })
    }

    /// Returns everything left.
    pub(crate) fn rest(self) -> &'b [u8] {
        self.bytes
    }
}
