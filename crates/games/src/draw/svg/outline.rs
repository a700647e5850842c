use super::frame::Frame;
use super::pen::{number, point};
use crate::scene::Shape;

/// Returns the outline of a space as path data, inset by `inset` pixels.
pub(super) fn outline(frame: &Frame, shape: &Shape, inset: f64) -> String {
    match *shape {
        Shape::Disc { radius } => ring(frame.middle, radius * frame.reach - inset),
        Shape::Sector { inner, outer, from, to } => {
            let (inner, outer) = (inner * frame.reach + inset, outer * frame.reach - inset);
            // The straight edges stay `inset` away from the spokes, so the lost angle grows towards the centre.
            let lost = |radius: f64| (inset / radius).asin().to_degrees();
            let corner = |radius: f64, angle: f64| point(polar(frame.middle, radius, angle));
            format!(
                "M{} A{ri} {ri} 0 0 0 {} L{} A{ro} {ro} 0 0 1 {}Z",
                corner(inner, from + lost(inner)),
                corner(inner, to - lost(inner)),
                corner(outer, to - lost(outer)),
                corner(outer, from + lost(outer)),
                ri = number(inner),
                ro = number(outer),
            )
        }
        Shape::Quad(corners) => {
            let corners = corners.map(|corner| frame.place(corner));
            let middle = [0, 1].map(|axis| corners.iter().map(|corner| corner[axis]).sum::<f64>() / 4.0);
            // Scaling the square towards its centre moves every edge by the same distance.
            let edge = (corners[0][0] - corners[1][0]).hypot(corners[0][1] - corners[1][1]);
            let scale = (1.0 - 2.0 * inset / edge).max(0.0);
            let drawn = corners
                .map(|corner| point([0, 1].map(|axis| middle[axis] + (corner[axis] - middle[axis]) * scale)));
            format!("M{}Z", drawn.join(" L"))
        }
    }
}

/// A circle as path data.
pub(super) fn ring([x, y]: [f64; 2], radius: f64) -> String {
    let (left, right) = (point([x - radius, y]), point([x + radius, y]));
    let radius = number(radius);
    format!("M{left} A{radius} {radius} 0 1 0 {right} A{radius} {radius} 0 1 0 {left}Z")
}

/// The point at this distance and this angle, in degrees counter-clockwise from east.
pub(super) fn polar(middle: [f64; 2], radius: f64, angle: f64) -> [f64; 2] {
    let angle = angle.to_radians();
    [middle[0] + radius * angle.cos(), middle[1] - radius * angle.sin()]
}
