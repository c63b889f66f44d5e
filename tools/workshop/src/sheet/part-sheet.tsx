import type { StoryArgs } from '@livree/design-system/stories';
import type { Part } from '../part.ts';
import * as styles from './sheet.module.css';

/** A component with a card for each of its states. */
export const PartSheet = ({ part, args }: { part: Part; args: StoryArgs }) => (
  <section id={part.id} className={styles.part} aria-label={part.name}>
    <p className={styles.name} lang="en">
      {part.name} <small>/{part.from}</small>
    </p>
    <div className={styles.cards}>
      {part.states.map(({ name, parameters, render }) => (
        <figure key={name} className={styles.card}>
          <div
            className={styles.stage}
            data-state={`${part.id} ${name}`}
            data-look={parameters?.look}
            data-opens={parameters?.opens}
          >
            {render(args)}
          </div>
          <figcaption className={styles.caption} lang="en">
            {name}
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
);
