import { expect, test } from 'vitest';
import { Sound } from './sound';
import { sounds, type SoundName } from './voices';

test('every sound is short and soft', () => {
  for (const [name, voices] of Object.entries(sounds)) {
    expect(voices.length, name).toBeGreaterThan(0);
    for (const voice of voices) {
      expect(voice.at + voice.length, name).toBeLessThanOrEqual(1);
      expect(voice.loud, name).toBeLessThanOrEqual(1);
    }
  }
});

test('nothing plays before the first touch, and nothing fails', () => {
  const sound = new Sound(() => true);
  for (const name of Object.keys(sounds) as SoundName[]) expect(() => sound.play(name)).not.toThrow();
});
