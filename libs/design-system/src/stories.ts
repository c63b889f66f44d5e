export { night } from './stories/drawn-picture.tsx';
export type { Meta, Story, StoryArgs } from './stories/story.ts';
export { textsIn } from './stories/texts.ts';
export type { Texts } from './stories/texts.ts';
