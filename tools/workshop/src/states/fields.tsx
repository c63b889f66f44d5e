import {
  EmailField,
  Field,
  FieldMessage,
  PasswordField,
  passwordScore,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '@livree/design-system/fields';
import { SearchIcon } from '@livree/design-system/icons';
import { Held } from '../held.tsx';
import type { Part } from '../part.ts';

const longAddress = '14, rue de la Paix, 75002 Paris, entrée par la cour d’honneur';

export const textField: Part = {
  name: 'TextField',
  from: 'fields',
  with: ['FieldMessage'],
  states: [
    { name: 'empty', show: (say) => <TextField label={say.departure} hint={say.departureHint} /> },
    { name: 'filled', show: (say) => <TextField label={say.departure} defaultValue={longAddress} /> },
    {
      name: 'hover',
      look: 'hover',
      show: (say) => <TextField label={say.departure} defaultValue={longAddress} />,
    },
    {
      name: 'focus',
      look: 'focus',
      show: (say) => <TextField label={say.departure} defaultValue={longAddress} />,
    },
    { name: 'invalid', show: (say) => <TextField label={say.departure} error={say.departureError} /> },
    {
      name: 'invalid, focus',
      look: 'focus',
      show: (say) => <TextField label={say.departure} error={say.departureError} />,
    },
    {
      name: 'success',
      show: (say) => <TextField label={say.vehicle} defaultValue={say.sedan} success={say.available} />,
    },
    { name: 'disabled', show: (say) => <TextField label={say.vehicle} disabled defaultValue={say.sedan} /> },
    { name: 'optional', show: (say) => <TextField label={say.phone} optional={say.optional} /> },
    {
      name: 'leading icon, label read out',
      show: (say) => (
        <TextField
          hideLabel
          label={say.departure}
          placeholder={say.departureHint}
          leading={<SearchIcon aria-hidden size={20} />}
        />
      ),
    },
    { name: 'message alone', show: (say) => <FieldMessage error={say.departureError} /> },
  ],
};

export const field: Part = {
  name: 'Field',
  from: 'fields',
  states: [
    {
      name: 'a control of one’s own',
      show: (say) => (
        <Field label={say.amount} hint={say.info}>
          {(control) => <input {...control} type="range" defaultValue={40} />}
        </Field>
      ),
    },
  ],
};

const vehicles = ({ sedan }: { sedan: string }) => [{ id: 'sedan', text: sedan }];

export const selectField: Part = {
  name: 'SelectField',
  from: 'fields',
  states: [
    {
      name: 'nothing chosen',
      show: (say) => <SelectField label={say.vehicle} placeholder={say.optional} items={vehicles(say)} />,
    },
    {
      name: 'chosen',
      show: (say) => (
        <SelectField
          label={say.vehicle}
          placeholder={say.optional}
          items={vehicles(say)}
          defaultValue="sedan"
        />
      ),
    },
    {
      name: 'invalid',
      show: (say) => (
        <SelectField
          label={say.vehicle}
          placeholder={say.optional}
          items={vehicles(say)}
          error={say.departureError}
        />
      ),
    },
    {
      name: 'disabled',
      show: (say) => (
        <SelectField disabled label={say.vehicle} placeholder={say.optional} items={vehicles(say)} />
      ),
    },
  ],
};

export const emailField: Part = {
  name: 'EmailField',
  from: 'fields',
  states: [
    { name: 'filled', show: (say) => <EmailField label={say.email} defaultValue="h.moreau@example.com" /> },
    {
      name: 'invalid',
      show: (say) => <EmailField label={say.email} defaultValue="h.moreau@" error={say.emailError} />,
    },
  ],
};

export const phoneField: Part = {
  name: 'PhoneField',
  from: 'fields',
  states: [
    { name: 'filled', show: (say) => <PhoneField label={say.phone} defaultValue="+33 6 12 34 56 78" /> },
    { name: 'optional', show: (say) => <PhoneField label={say.phone} optional={say.optional} /> },
  ],
};

export const passwordField: Part = {
  name: 'PasswordField',
  from: 'fields',
  states: [
    {
      name: 'empty',
      show: (say) => (
        <PasswordField
          label={say.password}
          hint={say.passwordHint}
          showLabel={say.show}
          hideLabelText={say.hide}
        />
      ),
    },
    {
      name: 'with its strength',
      show: (say) => (
        <Held first="Chauffeur7">
          {(password, set) => (
            <PasswordField
              label={say.password}
              value={password}
              onChange={(event) => set(event.target.value)}
              showLabel={say.show}
              hideLabelText={say.hide}
              strength={{
                score: passwordScore(password),
                label: passwordScore(password) > 2 ? say.strong : say.weak,
              }}
            />
          )}
        </Held>
      ),
    },
  ],
};

export const textArea: Part = {
  name: 'TextArea',
  from: 'fields',
  states: [
    { name: 'empty', show: (say) => <TextArea label={say.message} optional={say.optional} /> },
    {
      name: 'focus',
      look: 'focus',
      show: (say) => <TextArea label={say.message} defaultValue={say.driver} />,
    },
    { name: 'disabled', show: (say) => <TextArea label={say.message} disabled defaultValue={say.driver} /> },
  ],
};
