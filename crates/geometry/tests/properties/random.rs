//! Random shapes, from a seed.

use geometry::{Base, Mil, Point, Polygon, Segment};
use rand_pcg::Pcg64;
use rand_pcg::rand_core::Rng;

pub struct Random(Pcg64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Pcg64::new(u128::from(seed) * 0x9e37_79b9_7f4a_7c15 + 1, 0xa02b_dbf7_bb3c_0a7a))
    }

    /// A whole number from `low` to `high`, both included.
    pub fn from(&mut self, low: i32, high: i32) -> i32 {
        let span = u64::try_from(i64::from(high) - i64::from(low) + 1).expect("low is not above high");
        low + i32::try_from(self.0.next_u64() % span).expect("it is within the span")
    }

    pub fn one_in(&mut self, many: i32) -> bool {
        self.from(1, many) == 1
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[usize::try_from(self.from(0, i32::try_from(list.len()).expect("a short list") - 1))
            .expect("not below 0")]
    }

    pub fn mil(&mut self, low: i32, high: i32) -> Mil {
        Mil(self.from(low, high))
    }

    pub fn point(&mut self, low: i32, high: i32) -> Point {
        Point::new(self.mil(low, high), self.mil(low, high))
    }

    pub fn segment(&mut self, low: i32, high: i32) -> Segment {
        Segment::new(self.point(low, high), self.point(low, high))
    }

    /// A base of one of the three sizes.
    pub fn base(&mut self, low: i32, high: i32) -> Base {
        let radius = self.pick(&[600, 800, 1000]);
        Base::new(self.point(low, high), Mil(radius))
    }

    /// A simple polygon with corners at random: few corners, but any shape.
    pub fn polygon(&mut self, low: i32, high: i32) -> Polygon {
        loop {
            let count = self.from(3, 7);
            let corners: Vec<Point> = (0..count).map(|_| self.point(low, high)).collect();
            if let Ok(polygon) = Polygon::new(&corners) {
                return polygon;
            }
        }
    }

    /// A polygon of up to twelve corners round a middle, no farther from it than `size`.
    pub fn star(&mut self, middle: Point, size: i32) -> Polygon {
        loop {
            let count = self.from(3, 12);
            let mut angles: Vec<i32> = (0..count).map(|_| self.from(0, 6282)).collect();
            angles.sort_unstable();
            let corner = |angle: &i32| {
                let (far, angle) = (f64::from(self.from(size / 5, size)), f64::from(*angle) / 1000.0);
                let place = |middle: Mil, part: f64| Mil(middle.0 + (far * part) as i32);
                Point::new(place(middle.x(), angle.cos()), place(middle.y(), angle.sin()))
            };
            let corners: Vec<Point> = angles.iter().map(corner).collect();
            if let Ok(polygon) = Polygon::new(&corners) {
                return polygon;
            }
        }
    }

    /// A rectangle along the axes, with corners on a grid of `grid`.
    pub fn block(&mut self, high: i32, grid: i32) -> Polygon {
        loop {
            let mut corner =
                || Point::new(Mil(self.from(0, high / grid) * grid), Mil(self.from(0, high / grid) * grid));
            if let Ok(polygon) = Polygon::rectangle(corner(), corner()) {
                return polygon;
            }
        }
    }
}
