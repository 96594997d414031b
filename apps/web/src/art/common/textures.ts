/*
 * Grain for panels as CSS images: thin strokes, dark and light at once, so that they lie on a
 * ground of any colour. Use as `background-image`, over a `background-color` of the theme.
 */
function image(width: number, height: number, dark: string, light: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">` +
    `<path d="${dark}" stroke="#000" stroke-opacity=".16"/>` +
    `<path d="${light}" stroke="#fff" stroke-opacity=".1"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

export const WOOD_GRAIN = image(
  240,
  96,
  'M0 8C60 2 90 14 150 8S220 4 240 8M0 22C40 26 70 18 96 24C110 34 140 34 154 24C180 16 210 26 240 22' +
    'M0 44C50 40 80 48 102 40C116 28 136 28 150 40C176 50 210 40 240 44M0 60C70 66 120 54 170 60S220 64 240 60' +
    'M0 78C40 74 90 84 140 78S210 74 240 78M0 92H240M118 30C122 27 130 27 134 30C130 35 122 35 118 30',
  'M0 10C60 4 90 16 150 10S220 6 240 10M0 46C50 42 80 50 100 43M152 42C176 52 210 42 240 46M0 94H240',
)
