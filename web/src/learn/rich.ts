/** A piece of a text: plain, a word that matters, or the name of a space or move. */
export interface RichPiece {
  readonly kind: 'plain' | 'strong' | 'space';
  readonly text: string;
}

/** Reads `**words that matter**` and spaces between backticks. */
export function piecesOf(text: string): readonly RichPiece[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'space', text: part.slice(1, -1) };
      return { kind: 'plain', text: part };
    });
}
