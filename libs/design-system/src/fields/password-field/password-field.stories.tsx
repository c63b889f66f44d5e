import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { PasswordField } from './password-field.tsx';
import { passwordScore } from './password-score.ts';

export default { component: PasswordField } satisfies Meta;

export const Empty: Story = {
  render: ({ texts }) => (
    <PasswordField
      label={texts.password}
      hint={texts.passwordHint}
      showLabel={texts.show}
      hideLabelText={texts.hide}
    />
  ),
};

export const WithItsStrength: Story = {
  render: ({ texts }) => (
    <Held first="Chauffeur7">
      {(password, set) => (
        <PasswordField
          label={texts.password}
          value={password}
          onChange={(event) => set(event.target.value)}
          showLabel={texts.show}
          hideLabelText={texts.hide}
          strength={{
            score: passwordScore(password),
            label: passwordScore(password) > 2 ? texts.strong : texts.weak,
          }}
        />
      )}
    </Held>
  ),
};
