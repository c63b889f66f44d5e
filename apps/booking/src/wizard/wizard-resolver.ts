import { toNestErrors } from '@livree/forms/engine';
import type { FieldErrors, Resolver } from '@livree/forms/engine';
import type { BookingFields } from './booking.ts';
import { passwordProblems, stepProblems, type RuleContext, type Step } from './step-rules.ts';

export interface WizardContext extends RuleContext {
  readonly step: Step;
}

/** Validates the current step; a field's message is the key of its text. */
export const wizardResolver: Resolver<BookingFields, WizardContext> = (values, context, options) => {
  if (context === undefined) return { values, errors: {} };
  const { step } = context;
  const problems = [
    ...stepProblems(step, values, context),
    ...(step === 3 ? passwordProblems(values, context) : []),
  ];
  if (problems.length === 0) return { values, errors: {} };
  const errors: FieldErrors = {};
  for (const { field, text } of problems) errors[field] ??= { type: text, message: text };
  return { values: {}, errors: toNestErrors<BookingFields>(errors, options) };
};
