/** One voice of a sound: a tone or a rush of air, sliding from one height to another. */
export interface Voice {
  /** A wave for a tone, a filter for noise. */
  readonly kind: OscillatorType | 'lowpass' | 'bandpass' | 'highpass'
  /** When it begins, how long it swells and how long it lasts, in seconds. */
  readonly at: number
  readonly swell: number
  readonly lasts: number
  /** Hertz at its beginning and at its end: of the tone, or of what the filter lets through. */
  readonly from: number
  readonly to: number
  readonly loud: number
}

let audio: AudioContext | null = null
let air: AudioBuffer | null = null

/** A second of noise, made once. */
function noise(context: AudioContext): AudioBuffer {
  const { sampleRate } = context
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate })
  const data = buffer.getChannelData(0)
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1
  return buffer
}

export function play(voices: readonly Voice[]): void {
  audio ??= new AudioContext()
  for (const voice of voices) sound(audio, voice)
}

function sound(context: AudioContext, voice: Voice): void {
  const start = context.currentTime + voice.at
  const end = start + voice.lasts
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(voice.loud, start + voice.swell)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(context.destination)
  const source = sourceOf(context, voice, start, end, volume)
  source.start(start)
  source.stop(end)
}

function sourceOf(
  context: AudioContext,
  { kind, from, to }: Voice,
  start: number,
  end: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  if (kind !== 'lowpass' && kind !== 'bandpass' && kind !== 'highpass') {
    const tone = new OscillatorNode(context, { type: kind, frequency: from })
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, end)
    tone.connect(out)
    return tone
  }
  air ??= noise(context)
  const filter = new BiquadFilterNode(context, { type: kind, frequency: from })
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, end)
  const source = new AudioBufferSourceNode(context, { buffer: air, loop: true })
  source.connect(filter).connect(out)
  return source
}
