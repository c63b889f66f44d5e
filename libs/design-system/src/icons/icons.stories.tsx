import * as icons from '../icons.ts';
import type { Meta, Story } from '../stories/story.ts';
import * as styles from './icons-stories.module.css';

export default {} satisfies Meta;

export const All: Story = {
  render: () => (
    <div className={styles.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} aria-hidden />
      ))}
    </div>
  ),
};
