//! Where the values of a JSON text are. Nothing is read of them yet, so that a large document takes little room beside its text.

use std::borrow::Cow;

/// A value of the text, or a key, whose value is the item after it.
#[derive(Clone, Copy)]
pub(super) struct Item {
    /// Where in the text the value begins.
    pub(super) at: usize,
    /// The item after it and all that is inside it.
    pub(super) next: usize,
}

/// A number as serde tells numbers apart.
#[derive(Clone, Copy)]
pub(super) enum Number {
    Whole(u64),
    Negative(i64),
    Fraction(f64),
}

/// The values of a text in order.
pub(super) struct Scanned {
    pub(super) items: Vec<Item>,
    /// How far lists and objects are inside each other.
    pub(super) depth: usize,
}

/// Finds the values; none where the text is no JSON.
pub(super) fn scan(text: &str) -> Option<Scanned> {
    let mut scanner = Scanner { octets: text.as_bytes(), at: 0, items: Vec::new() };
    let mut open = Vec::new();
    let mut depth = 0;
    loop {
        let item = scanner.value()?;
        let opened = scanner.octets[scanner.items[item].at];
        if matches!(opened, b'{' | b'[') {
            depth = depth.max(open.len() + 1);
            scanner.token();
            if !scanner.eat(if opened == b'{' { b'}' } else { b']' }) {
                open.push(item);
                if opened == b'{' {
                    scanner.key()?;
                }
                continue;
            }
        }
        // What was open may be at its end.
        loop {
            let next = scanner.token();
            let Some(&owner) = open.last() else {
                return next.is_none().then_some(Scanned { items: scanner.items, depth });
            };
            scanner.at += 1;
            match (scanner.octets[scanner.items[owner].at], next?) {
                (b'{', b',') => {
                    scanner.key()?;
                    break;
                }
                (b'[', b',') => break,
                (b'{', b'}') | (b'[', b']') => {
                    scanner.items[owner].next = scanner.items.len();
                    open.pop();
                }
                _ => return None,
            }
        }
    }
}

struct Scanner<'t> {
    octets: &'t [u8],
    at: usize,
    items: Vec<Item>,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<u8> {
        self.octets.get(self.at).copied()
    }

    /// What comes after white space.
    fn token(&mut self) -> Option<u8> {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.peek() {
            self.at += 1;
        }
        self.peek()
    }

    fn eat(&mut self, octet: u8) -> bool {
        let is_there = self.peek() == Some(octet);
        self.at += usize::from(is_there);
        is_there
    }

    /// A value, or what opens one; its item.
    fn value(&mut self) -> Option<usize> {
        let first = self.token()?;
        let item = self.items.len();
        self.items.push(Item { at: self.at, next: item + 1 });
        match first {
            b'{' | b'[' => self.at += 1,
            b'"' => self.string()?,
            b't' => self.word(b"true")?,
            b'f' => self.word(b"false")?,
            b'n' => self.word(b"null")?,
            _ => self.number()?,
        }
        Some(item)
    }

    fn key(&mut self) -> Option<()> {
        if self.token() != Some(b'"') {
            return None;
        }
        self.value()?;
        self.token();
        self.eat(b':').then_some(())
    }

    fn word(&mut self, word: &[u8]) -> Option<()> {
        let is_there = self.octets[self.at..].starts_with(word);
        self.at += word.len();
        is_there.then_some(())
    }

    fn string(&mut self) -> Option<()> {
        loop {
            self.at += 1;
            match self.peek()? {
                b'"' => break,
                b'\\' => {
                    self.at += 1;
                    match self.peek()? {
                        b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => {}
                        b'u' => {
                            let digits = self.octets.get(self.at + 1..self.at + 5)?;
                            if !digits.iter().all(u8::is_ascii_hexdigit) {
                                return None;
                            }
                            self.at += 4;
                        }
                        _ => return None,
                    }
                }
                0..b' ' => return None,
                _ => {}
            }
        }
        self.at += 1;
        Some(())
    }

    fn number(&mut self) -> Option<()> {
        self.eat(b'-');
        if !self.eat(b'0') {
            self.digits()?;
        }
        if self.eat(b'.') {
            self.digits()?;
        }
        if self.eat(b'e') || self.eat(b'E') {
            let _ = self.eat(b'+') || self.eat(b'-');
            self.digits()?;
        }
        Some(())
    }

    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while self.peek().is_some_and(|octet| octet.is_ascii_digit()) {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }
}

/// The string that begins a text which was scanned; none where it has half a surrogate pair.
pub(super) fn string(text: &str) -> Option<Cow<'_, str>> {
    let text = &text[1..];
    let end = text.find(['"', '\\'])?;
    if text.as_bytes()[end] == b'"' {
        return Some(Cow::Borrowed(&text[..end]));
    }
    let mut units = Vec::new();
    let mut rest = text.chars();
    loop {
        let unit = match rest.next()? {
            '"' => return String::from_utf16(&units).ok().map(Cow::Owned),
            '\\' => match rest.next()? {
                'b' => 8,
                'f' => 12,
                'n' => 10,
                'r' => 13,
                't' => 9,
                'u' => {
                    let (digits, behind) = rest.as_str().split_at(4);
                    rest = behind.chars();
                    u16::from_str_radix(digits, 16).ok()?
                }
                other => other as u16,
            },
            other => {
                units.extend_from_slice(other.encode_utf16(&mut [0; 2]));
                continue;
            }
        };
        units.push(unit);
    }
}

/// The number that begins a text which was scanned; none where it is too large for any type.
pub(super) fn number(text: &str) -> Option<Number> {
    let end =
        text.find(|c: char| !matches!(c, '0'..='9' | '+' | '-' | '.' | 'e' | 'E')).unwrap_or(text.len());
    let digits = &text[..end];
    if let Ok(number) = digits.parse() {
        return Some(Number::Whole(number));
    }
    match digits.parse() {
        // There is a -0 only among fractions.
        Ok(number @ ..0) => Some(Number::Negative(number)),
        _ => serde_json::from_str(digits).ok().map(Number::Fraction),
    }
}
