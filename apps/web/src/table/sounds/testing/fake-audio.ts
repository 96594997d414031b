/** One voice as a browser would let it be heard. */
interface HeardVoice {
  readonly kind: string
  readonly starts: number
  readonly ends: number
  readonly loudest: number
  readonly loudestAt: number
  readonly from: number
  readonly to: number
}

interface Point {
  readonly value: number
  readonly at: number
}

/** A setting over time; refuses what the Web Audio standard does. */
class FakeParam {
  readonly points: Point[] = []

  setValueAtTime(value: number, at: number): void {
    this.#add(value, at)
  }

  linearRampToValueAtTime(value: number, at: number): void {
    this.#add(value, at)
  }

  exponentialRampToValueAtTime(value: number, at: number): void {
    if (value === 0) throw new RangeError('an exponential ramp cannot end at 0')
    // From 0 there is no such way: a browser would jump at the end.
    if (this.points.at(-1)?.value === 0) throw new RangeError('it cannot begin at 0')
    this.#add(value, at)
  }

  #add(value: number, at: number): void {
    if (!Number.isFinite(value) || !Number.isFinite(at) || at < 0) throw new RangeError('no time')
    if (at < (this.points.at(-1)?.at ?? 0)) throw new RangeError('back in time')
    this.points.push({ value, at })
  }
}

class FakeNode {
  next: FakeNode | null = null
  connect(next: FakeNode): FakeNode {
    this.next = next
    return next
  }
}

class FakeGain extends FakeNode {
  readonly gain = new FakeParam()
}

class FakeFilter extends FakeNode {
  readonly frequency = new FakeParam()
  readonly type: string
  constructor(_context: unknown, { type }: { readonly type: string }) {
    super()
    this.type = type
  }
}

/** What makes a sound, from its start to its stop. */
class FakeSource extends FakeNode {
  static made: FakeSource[] = []
  starts = Number.NaN
  ends = Number.NaN

  constructor() {
    super()
    FakeSource.made.push(this)
  }

  start(at: number): void {
    this.starts = at
  }

  stop(at: number): void {
    if (Number.isNaN(this.starts)) throw new Error('it was never started')
    this.ends = at
  }
}

class FakeTone extends FakeSource {
  readonly frequency = new FakeParam()
  readonly type: string
  constructor(_context: unknown, { type }: { readonly type: string }) {
    super()
    this.type = type
  }
}

class FakeNoise extends FakeSource {}

class FakeBuffer {
  getChannelData(): Float32Array {
    return new Float32Array(8)
  }
}

/** The parts of Web Audio that sounds are made of, and what would be heard. */
export class FakeAudio {
  /** What the clock of the sound card says. */
  static readonly NOW = 10
  readonly #speaker = new FakeNode()
  readonly globals: Readonly<Record<string, unknown>>

  constructor() {
    FakeSource.made = []
    const destination = this.#speaker
    this.globals = {
      AudioContext: class {
        readonly currentTime = FakeAudio.NOW
        readonly sampleRate = 8
        readonly destination = destination
      },
      AudioBuffer: FakeBuffer,
      GainNode: FakeGain,
      OscillatorNode: FakeTone,
      BiquadFilterNode: FakeFilter,
      AudioBufferSourceNode: FakeNoise,
    }
  }

  /** Every voice that reaches the speaker, in the order in which they were made. */
  heard(): HeardVoice[] {
    return FakeSource.made.map((source) => this.#voiceOf(source))
  }

  #voiceOf(source: FakeSource): HeardVoice {
    const pitched = source instanceof FakeTone ? source : source.next
    const volume = source instanceof FakeTone ? source.next : source.next?.next
    if (!(pitched instanceof FakeTone || pitched instanceof FakeFilter))
      throw new Error('noise without a filter')
    if (!(volume instanceof FakeGain) || volume.next !== this.#speaker)
      throw new Error('a voice that does not reach the speaker')
    const loudest = volume.gain.points.toSorted((a, b) => b.value - a.value)[0]
    return {
      kind: pitched.type,
      starts: source.starts,
      ends: source.ends,
      loudest: loudest?.value ?? 0,
      loudestAt: loudest?.at ?? 0,
      from: pitched.frequency.points[0]?.value ?? 0,
      to: pitched.frequency.points.at(-1)?.value ?? 0,
    }
  }
}
