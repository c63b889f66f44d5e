/** A text whose French ordinals are raised: 1er. */
export const Ordinals = ({ text }: { text: string }) =>
  text.split(/\b1er\b/).flatMap((part, at) => (at === 0 ? part : ['1', <sup key={part}>er</sup>, part]));
