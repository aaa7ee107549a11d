//! What each feature adds to the odds of the heroes, on a logarithmic scale. Made by
//! `cargo run --release -p lab --example stand_fit -- --games 60000 --seed 1`, whose output stands here as it came.

use super::features::FEATURES;

pub const WEIGHTS: [f32; FEATURES] = [
    0.0109, 0.3422, 0.4041, -0.0192, 0.0894, -0.1117, 0.1308, -0.1792, 0.2422, 0.4219, 0.0043, -0.1124,
    -0.1910, 0.1545, -0.1974, -0.2275, 0.9326, -0.0415, -0.2025, 0.3746, -0.4458, -2.1685, -0.4181, -0.2749,
    -0.6424, -1.8786, -0.0272, -0.5972, -0.0533, 0.3886, 0.2478, -0.1727, 1.0943, -0.7632, 0.2974, -0.2796,
    -0.5282, 0.2340, -0.0314, 0.0564, -0.1689, -0.0540, -0.0424, -0.2195, -0.0586, -0.1210,
];
