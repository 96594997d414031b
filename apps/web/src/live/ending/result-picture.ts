/** What a picture of a result shows. */
export interface ResultFacts {
  readonly title: string
  /** From the first place to the last. */
  readonly rows: readonly ResultRow[]
  readonly day: string
  readonly signature: string
}

export interface ResultRow {
  readonly place: string
  readonly name: string
  readonly score: string
  readonly hasWon: boolean
}

/** As large as links are shown in most places. */
const WIDTH = 1200
const HEIGHT = 630
const EDGE = 48
const TITLE = '"Forum", serif'
const PLAIN = '"Alegreya Sans", sans-serif'
/** A crown in a box of 64 by 64. */
const CROWN = 'M4 16L17 30L32 8L47 30L60 16L56 46H8ZM8 50H56L55 58H9Z'

const COLOURS = {
  wood: '#4c331c',
  dark: '#2e2014',
  grain: 'rgb(20 12 5 / 22%)',
  bark: '#f3ead8',
  ink: '#2a2018',
  soft: '#5a4a3a',
  gold: '#e9b45c',
  mark: '#f3d9a8',
} as const

/** Draws how a game ended, on carved wood. */
export async function resultPicture(facts: ResultFacts): Promise<Blob> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('this browser draws no pictures')
  drawWood(pen)
  drawHead(pen, facts)
  drawRows(pen, facts.rows)
  return await asPng(canvas)
}

function drawWood(pen: CanvasRenderingContext2D): void {
  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT)
  ground.addColorStop(0, COLOURS.wood)
  ground.addColorStop(1, COLOURS.dark)
  pen.fillStyle = ground
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = COLOURS.grain
  pen.lineWidth = 3
  for (let y = 18; y < HEIGHT; y += 26) {
    pen.beginPath()
    pen.moveTo(0, y)
    const bend = (y * 37) % 19
    pen.bezierCurveTo(WIDTH / 3, y - bend, (2 * WIDTH) / 3, y + bend, WIDTH, y - 4)
    pen.stroke()
  }
  pen.strokeStyle = COLOURS.gold
  pen.lineWidth = 4
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36)
}

function drawHead(pen: CanvasRenderingContext2D, { title, day, signature }: ResultFacts): void {
  pen.fillStyle = COLOURS.bark
  pen.textBaseline = 'alphabetic'
  pen.textAlign = 'left'
  pen.font = `64px ${TITLE}`
  pen.fillText(title, EDGE, 100, 760)
  pen.textAlign = 'right'
  pen.font = `30px ${PLAIN}`
  pen.fillText(day, WIDTH - EDGE, 94, 340)
  pen.fillStyle = COLOURS.gold
  pen.font = `30px ${TITLE}`
  pen.fillText(signature, WIDTH - EDGE, HEIGHT - 38, 700)
}

function drawRows(pen: CanvasRenderingContext2D, rows: readonly ResultRow[]): void {
  const top = 130
  const step = Math.min(128, (HEIGHT - top - 84) / Math.max(1, rows.length))
  for (const [index, row] of rows.entries()) drawRow(pen, row, top + index * step, step - 8)
}

function drawRow(
  pen: CanvasRenderingContext2D,
  { place, name, score, hasWon }: ResultRow,
  y: number,
  height: number,
): void {
  pen.fillStyle = hasWon ? COLOURS.mark : COLOURS.bark
  pen.beginPath()
  pen.roundRect(EDGE, y, WIDTH - 2 * EDGE, height, 10)
  pen.fill()
  if (hasWon) drawCrown(pen, EDGE + 96, y + height / 2 - 20, 40)
  pen.textBaseline = 'middle'
  const middle = y + height / 2
  pen.fillStyle = COLOURS.soft
  pen.textAlign = 'left'
  pen.font = `36px ${TITLE}`
  pen.fillText(place, EDGE + 28, middle)
  pen.fillStyle = COLOURS.ink
  pen.font = `${hasWon ? 'bold ' : ''}40px ${PLAIN}`
  pen.fillText(name, EDGE + 156, middle, 720)
  pen.textAlign = 'right'
  pen.font = `bold 44px ${PLAIN}`
  pen.fillText(score, WIDTH - EDGE - 32, middle, 180)
}

function drawCrown(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 64, size / 64)
  pen.fillStyle = COLOURS.wood
  pen.fill(new Path2D(CROWN))
  pen.restore()
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the picture could not be made'))
      else resolve(blob)
    }, 'image/png')
  })
}
