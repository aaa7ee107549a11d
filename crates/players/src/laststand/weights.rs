//! What each feature adds to the odds of the heroes, on a logarithmic scale. Made by
//! `cargo run --release -p lab --example stand_fit`, whose output stands here as it came.

use super::features::FEATURES;

pub const WEIGHTS: [f32; FEATURES] = [
    -0.0083, 0.8640, 0.2473, 0.0216, 0.0844, -0.1993, 0.0449, -0.1766, 0.0069, 0.1685, -0.3497, -0.1207,
    -0.2220, 0.2021, -0.0846, -0.2422, 0.2186, 1.2684, -0.7091, 1.3046, -1.0553, -2.0546, -0.2638, -0.1508,
    -0.7134, -5.1429, 0.0290, -0.3901, -0.0661, 0.3825, -0.0092, -1.1852, 2.0569, -1.1148, -0.0452, -0.2836,
    -0.5183, 0.3678, -0.1408, -0.0309, 0.0909, -0.1016, -0.0572, -0.0608, -0.1567, -0.1576,
];
