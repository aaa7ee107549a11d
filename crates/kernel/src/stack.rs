//! A small stack of frames inside a state: what is being resolved, and what interrupted it.

use serde::{Serialize, Serializer};

/// At most `N` frames, inline. What lies above the top is always the default, so that equal stacks are equal states.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack<F, const N: usize> {
    depth: u8,
    frames: [F; N],
}

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    pub fn is_full(&self) -> bool {
        self.depth() == N
    }

    pub fn is_empty(&self) -> bool {
        self.depth == 0
    }

    pub fn depth(&self) -> usize {
        usize::from(self.depth)
    }

    /// Puts a frame on top; `false`, and nothing changed, where none fits.
    #[must_use]
    pub fn push(&mut self, frame: F) -> bool {
        if self.is_full() {
            return false;
        }
        self.frames[self.depth()] = frame;
        self.depth += 1;
        true
    }

    /// Puts a frame below the one at a place, counted from the oldest; `false`, and nothing changed, where none fits.
    #[must_use]
    pub fn insert(&mut self, place: usize, frame: F) -> bool {
        if self.is_full() || place > self.depth() {
            return false;
        }
        self.depth += 1;
        let depth = self.depth();
        self.frames[place..depth].rotate_right(1);
        self.frames[place] = frame;
        true
    }

    pub fn pop(&mut self) -> Option<F> {
        self.depth = self.depth.checked_sub(1)?;
        Some(std::mem::take(&mut self.frames[usize::from(self.depth)]))
    }

    /// Takes away the frames of which this does not hold, wherever they lie.
    pub fn retain(&mut self, keep: impl Fn(&F) -> bool) {
        let mut kept = 0;
        for place in 0..self.depth() {
            if keep(&self.frames[place]) {
                self.frames[kept] = self.frames[place];
                kept += 1;
            }
        }
        self.frames[kept..].fill(F::default());
        self.depth = kept as u8;
    }

    pub fn top(&self) -> Option<&F> {
        self.frames().last()
    }

    pub fn top_mut(&mut self) -> Option<&mut F> {
        let depth = self.depth();
        self.frames[..depth].last_mut()
    }

    /// From the oldest to the newest.
    pub fn frames(&self) -> &[F] {
        &self.frames[..self.depth()]
    }

    /// The same, to be changed.
    pub fn frames_mut(&mut self) -> &mut [F] {
        let depth = self.depth();
        &mut self.frames[..depth]
    }
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Stack { depth: 0, frames: [F::default(); N] }
    }
}

impl<F: Copy + Default + Serialize, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.frames())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A ninth frame finds no room, and a popped frame leaves no trace.
    #[test]
    fn full_and_empty() {
        let mut stack = Stack::<u8, 2>::default();
        assert!(stack.push(1) && stack.push(2) && !stack.push(3));
        assert_eq!((stack.pop(), stack.pop(), stack.pop()), (Some(2), Some(1), None));
        assert_eq!(stack, Stack::default());
    }

    /// What is taken out of the middle leaves no gap and no trace.
    #[test]
    fn retained() {
        let (mut stack, mut same) = (Stack::<u8, 8>::default(), Stack::<u8, 8>::default());
        for frame in [1, 2, 3, 4] {
            assert!(stack.push(frame));
        }
        for frame in [2, 4] {
            assert!(same.push(frame));
        }
        stack.retain(|frame| frame % 2 == 0);
        assert_eq!((stack, stack.top()), (same, Some(&4)));
    }

    /// A frame goes below the one at its place, or on top; what lies above it keeps its order.
    #[test]
    fn inserted() {
        let mut stack = Stack::<u8, 3>::default();
        assert!(stack.push(1) && stack.insert(0, 2) && stack.insert(2, 3) && !stack.insert(0, 4));
        assert_eq!(stack.frames(), [2, 1, 3]);
        assert_eq!((stack.pop(), stack.insert(3, 5), stack.frames()), (Some(3), false, &[2, 1][..]));
    }
}
