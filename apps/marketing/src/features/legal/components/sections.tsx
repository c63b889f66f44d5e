import type { LegalBlock, LegalSection } from '@livree/contracts';
import * as styles from './legal.module.css';
import { Line } from './line.tsx';

/** The numbered sections of a text, each with an anchor. */
export const Sections = ({ sections }: { sections: readonly LegalSection[] }) => (
  <div>
    {sections.map(({ id, title, blocks }, at) => (
      <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className={styles.title}>
          <span className={styles.number}>{at + 1}</span> {title}
        </h2>
        <div className={styles.words}>
          {blocks.map((block) => (
            <Block key={block.lines[0]?.[0]?.text} block={block} />
          ))}
        </div>
      </section>
    ))}
  </div>
);

function Block({ block: { kind, lines } }: { block: LegalBlock }) {
  if (kind !== 'list') return lines.map((line) => <p key={line[0]?.text}>{<Line spans={line} />}</p>);
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line[0]?.text}>
          <Line spans={line} />
        </li>
      ))}
    </ul>
  );
}
