import type { Part } from '../part.ts';
import { partId } from '../part.ts';
import type { Words } from '../words.ts';
import * as styles from './sheet.module.css';

/** A component with a card for each of its states. */
export const PartSheet = ({ part, words }: { part: Part; words: Words }) => (
  <section id={partId(part)} className={styles.part} aria-label={part.name}>
    <p className={styles.name} lang="en">
      {part.name} <small>/{part.from}</small>
    </p>
    <div className={styles.cards}>
      {part.states.map(({ name, show, look, opens }) => (
        <figure key={name} className={styles.card}>
          <div
            className={styles.stage}
            data-state={`${partId(part)} ${name}`}
            data-look={look}
            data-opens={opens}
          >
            {show(words)}
          </div>
          <figcaption className={styles.caption} lang="en">
            {name}
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
);
