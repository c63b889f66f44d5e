import { TextField } from '@livree/design-system/fields';
import { useState } from 'react';
import { chapters } from '../bundled-chapters.ts';
import * as styles from './workshop.module.css';

interface PartIndexProps {
  current: string;
  onPick: (part: string) => void;
}

/** Every component by chapter; a line marks the visible one. */
export function PartIndex({ current, onPick }: PartIndexProps) {
  const [text, setText] = useState('');
  const isWanted = (name: string): boolean => name.toLowerCase().includes(text.trim().toLowerCase());
  const entry = (id: string, name: string) => (
    <li key={id}>
      <button
        type="button"
        className={styles.entry}
        aria-current={id === current ? 'page' : undefined}
        onClick={() => onPick(id)}
      >
        {name}
      </button>
    </li>
  );
  return (
    <nav className={styles.index} aria-label="Parts">
      <h1 className={styles.title}>Workshop</h1>
      <TextField
        type="search"
        label="Find a part"
        hideLabel
        placeholder="Find a part"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul>{isWanted('everything') ? entry('all', 'Everything') : null}</ul>
      {chapters.map(({ subpath, parts }) => {
        const wanted = parts.filter(({ name }) => isWanted(name));
        return wanted.length === 0 ? null : (
          <section key={subpath}>
            <h2 className={styles.chapter}>{subpath}</h2>
            <ul>{wanted.map((part) => entry(part.id, part.name))}</ul>
          </section>
        );
      })}
    </nav>
  );
}
