//! Logistic regression: how much each of some things speaks for winning.

/// What spoke for somebody, and what came of it: 1 if it won, a half for a draw.
pub struct Sample {
    pub parts: Vec<f64>,
    pub came_to: f64,
}

/// A weight for every part.
pub struct Fit {
    pub weights: Vec<f64>,
    /// The standard error of each weight.
    pub errors: Vec<f64>,
}

const STEPS: usize = 30;

/// The weights under which the samples are likeliest, by Newton's method. Each is drawn towards nothing by `ridge` times its
/// square, so that what is never seen has no weight.
pub fn fit(samples: &[Sample], count: usize, ridge: f64) -> Fit {
    let mut weights = vec![0.0; count];
    for _ in 0..STEPS {
        let (mut rows, pull) = slopes(samples, &weights, ridge);
        rows.iter_mut().zip(pull).for_each(|(row, pull)| row.push(pull));
        let step = solve(rows).into_iter().map(|row| row[0]);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    let (mut rows, _) = slopes(samples, &weights, ridge);
    for (place, row) in rows.iter_mut().enumerate() {
        row.extend((0..count).map(|other| f64::from(u8::from(other == place))));
    }
    let inverse = solve(rows);
    let errors = (0..count).map(|place| inverse[place][place].max(0.0).sqrt()).collect();
    Fit { weights, errors }
}

/// How likely somebody wins for whom this speaks.
pub fn likely(weights: &[f64], parts: &[f64]) -> f64 {
    let sum: f64 = weights.iter().zip(parts).map(|(weight, part)| weight * part).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// The mean of what the samples would have cost a bettor who trusts the weights, in natural logarithms.
pub fn loss(weights: &[f64], samples: &[Sample]) -> f64 {
    let losses = samples.iter().map(|sample| {
        let chance = likely(weights, &sample.parts).clamp(1e-6, 1.0 - 1e-6);
        -(sample.came_to * chance.ln() + (1.0 - sample.came_to) * (1.0 - chance).ln())
    });
    losses.sum::<f64>() / samples.len().max(1) as f64
}

/// How the likelihood bends at these weights, and which way it rises.
fn slopes(samples: &[Sample], weights: &[f64], ridge: f64) -> (Vec<Vec<f64>>, Vec<f64>) {
    let count = weights.len();
    let mut bends = vec![vec![0.0; count]; count];
    for (place, row) in bends.iter_mut().enumerate() {
        row[place] = ridge;
    }
    let mut rises: Vec<f64> = weights.iter().map(|weight| -ridge * weight).collect();
    for Sample { parts, came_to } in samples {
        let chance = likely(weights, parts);
        let slope = chance * (1.0 - chance);
        for (row, part) in parts.iter().enumerate().filter(|(_, part)| **part != 0.0) {
            rises[row] += (came_to - chance) * part;
            for (bend, other) in bends[row].iter_mut().zip(parts) {
                *bend += slope * part * other;
            }
        }
    }
    (bends, rises)
}

/// Solves a small system of equations, the largest of what is left first, for every column beyond the square.
fn solve(mut rows: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = rows.len();
    for column in 0..count {
        let largest = (column..count)
            .max_by(|&one, &other| rows[one][column].abs().total_cmp(&rows[other][column].abs()))
            .unwrap_or(column);
        rows.swap(column, largest);
        let head = rows[column].clone();
        for (row, values) in rows.iter_mut().enumerate() {
            if row != column && head[column] != 0.0 {
                let times = values[column] / head[column];
                values.iter_mut().zip(&head).for_each(|(value, above)| *value -= times * above);
            }
        }
    }
    let solved = rows
        .iter()
        .enumerate()
        .map(|(place, row)| row[count..].iter().map(|value| value / row[place]).collect());
    solved.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody for whom one thing speaks wins three times in four: the logarithm of three, whatever else is there. Its error
    /// is that of a share of so many games.
    #[test]
    fn three_in_four() {
        let games = 400;
        let sample = |game: u32| Sample {
            parts: vec![1.0, if game < games / 2 { 1.0 } else { -1.0 }, 0.0],
            came_to: f64::from(u8::from(!game.is_multiple_of(4))),
        };
        let samples: Vec<Sample> = (0..games).map(sample).collect();
        let Fit { weights, errors } = fit(&samples, 3, 1e-6);
        assert!((weights[0] - 3.0_f64.ln()).abs() < 1e-3, "{weights:?}");
        assert!(weights[1].abs() < 1e-3 && weights[2].abs() < 1e-9, "{weights:?}");
        let expected = 1.0 / (f64::from(games) * 0.75 * 0.25).sqrt();
        assert!((errors[0] - expected).abs() < 1e-3, "{errors:?} for {expected}");
        assert!((loss(&weights, &samples) - 0.5623).abs() < 1e-3);
    }
}
