//! What each feature adds to the odds of the heroes, on a logarithmic scale. Made by
//! `cargo run --release -p lab --example stand_fit -- --games 60000 --seed 1`, whose output stands here as it came.

use super::features::FEATURES;

pub const WEIGHTS: [f32; FEATURES] = [
    0.0083, 0.8819, 0.2984, 0.0717, 0.1917, -0.2158, 0.1463, -0.2503, 0.3096, 0.1919, -0.2713, -0.2194,
    -0.2685, 0.1133, -0.0635, -0.3507, -0.0321, 1.4329, -0.8719, 1.1685, -1.2721, -2.5861, -0.5178, -0.2690,
    -0.6257, -4.8218, -0.1818, -0.2927, -0.0091, 0.4511, 0.0588, -1.4108, 2.4576, -0.8613, 0.0924, -0.2263,
    -0.2714, 0.2433, 0.0242, 0.0485, 0.0516, -0.0846, -0.0310, -0.0960, -0.1816, -0.1701,
];
