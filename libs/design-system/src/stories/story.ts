import type { Language } from '@livree/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { Texts } from './texts.ts';

/**
 * What we use of Component Story Format 3 (https://storybook.js.org/docs/api/csf): the default export of a file of
 * stories describes the component, and each named export is one of its states.
 */
export interface Meta {
  readonly component?: ComponentType<never>;
  /** Other components of the same subpath that the stories show. */
  readonly subcomponents?: Readonly<Record<string, ComponentType<never>>>;
}

/** The arguments that the workshop gives every story. */
export interface StoryArgs {
  readonly texts: Texts;
  readonly language: Language;
}

/** One state of a component, with everything needed to render it. */
export interface Story {
  /** By default the name of its export: `TwoPlaces` is "two places". */
  readonly name?: string;
  readonly parameters?: {
    /** Rendered as if hovered, focused or pressed. */
    readonly look?: 'hover' | 'focus' | 'active';
    /** Visible only after a press on its first button. */
    readonly opens?: true;
  };
  readonly render: (args: StoryArgs) => ReactNode;
}
