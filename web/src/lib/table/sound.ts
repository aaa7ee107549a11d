// Wood and dice, made when they are heard, so that there is nothing to load.

let context: AudioContext | null = null;

function burst(at: number, length: number, pitch: number, loudness: number): void {
  context ??= new AudioContext();
  const samples = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < samples; place += 1) {
    data[place] = (Math.random() * 2 - 1) * Math.exp((-6 * place) / samples);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 6;
  const gain = context.createGain();
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + at);
}

/** Somebody taps on the table: it is your move. */
export function knock(): void {
  burst(0, 0.09, 420, 0.9);
  burst(0.13, 0.09, 380, 0.7);
}

/** Dice on wood. */
export function rattle(dice: number): void {
  for (let die = 0; die < Math.min(dice, 6) + 2; die += 1)
    burst(Math.random() * 0.45, 0.05, 900 + Math.random() * 1400, 0.5);
}

/** A piece or a card is set down. */
export function thud(): void {
  burst(0, 0.14, 160, 1);
}
