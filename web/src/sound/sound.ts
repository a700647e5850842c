import { sounds, type SoundName, type Voice } from './voices';

/**
 * Plays the sounds. There is no audio before the first touch, as browsers require: `wake` is called then,
 * and before it nothing is played.
 */
export class Sound {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  constructor(
    private readonly isOn: () => boolean,
    /** The overall volume, from 0 to 1. */
    private readonly volume: () => number = () => 1,
  ) {}

  /** Wakes at the first touch or key on the page. */
  listen(page: EventTarget): void {
    const wake = () => {
      for (const kind of ['pointerdown', 'keydown']) page.removeEventListener(kind, wake);
      this.wake();
    };
    for (const kind of ['pointerdown', 'keydown']) page.addEventListener(kind, wake);
  }

  wake(): void {
    if (this.#context || typeof AudioContext === 'undefined') return;
    this.#context = new AudioContext();
  }

  play(name: SoundName): void {
    const context = this.#context;
    const volume = this.volume();
    if (!context || !this.isOn() || volume <= 0) return;
    const now = context.currentTime + 0.005;
    for (const voice of sounds[name]) this.#speak(context, voice, now + voice.at, volume);
  }

  #speak(context: AudioContext, voice: Voice, at: number, volume: number): void {
    const gain = context.createGain();
    const end = at + voice.length;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(voice.loud * volume * 0.4, at + Math.min(0.012, voice.length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0005 * volume, end);
    gain.connect(context.destination);

    if (voice.kind === 'stone') {
      const source = context.createBufferSource();
      source.buffer = this.#noise ??= noise(context);
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = voice.pitch * 2;
      filter.Q.value = 3.5;
      source.connect(filter).connect(gain);
      source.start(at);
      source.stop(end);
      return;
    }
    const tone = context.createOscillator();
    tone.type = voice.kind === 'glass' ? 'sine' : 'triangle';
    tone.frequency.setValueAtTime(voice.pitch, at);
    if (voice.to) tone.frequency.exponentialRampToValueAtTime(voice.to, end);
    tone.connect(gain);
    tone.start(at);
    tone.stop(end);
  }
}

/** A tenth of a second of noise, from which every knock is cut. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 10), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
