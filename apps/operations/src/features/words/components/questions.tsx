import { fillText, type KeptQuestion, promises, textIn, wordRoutes } from '@livree/contracts';
import { useLanguage, useShell } from '@livree/platform';
import { useRequestKeys } from '@livree/platform/request-keys';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import { addQuestion } from '../api/add-question.ts';
import { changeQuestion } from '../api/change-question.ts';
import { orderQuestions } from '../api/order-questions.ts';
import { removeQuestion } from '../api/remove-question.ts';
import { fromQuestion, toQuestion } from '../model/entry-values.ts';
import { Entries } from './entries.tsx';

/** The frequent questions in the order of the page, their answers with the numbers that visitors read. */
export function Questions({ questions }: { questions: readonly KeptQuestion[] }) {
  const { t } = useTranslation('operations');
  const { api, config } = useShell();
  const language = useLanguage();
  const { version: _version, ...policy } = config.cancellationPolicy;
  const fill = ({ text, ...said }: ReturnType<typeof textIn>) => ({
    ...said,
    text: fillText(text, { ...promises, ...policy }),
  });
  const { keyOf } = useRequestKeys();
  const order = useAct((wanted: readonly number[]) => {
    const seen = questions.map(({ id }) => id);
    return orderQuestions(api, { seen, wanted: [...wanted] });
  });
  return (
    <Entries
      kind="question"
      title={t('words.part.faq')}
      entries={questions.map((question) => ({
        id: question.id,
        version: question.version,
        isShown: question.isShown,
        name: textIn(question.question, language),
        text: fill(textIn(question.answer, language)),
        values: fromQuestion(question),
      }))}
      onOrder={(ids) => order.isPending || order.mutate(ids)}
      rules={{ route: wordRoutes.addQuestion, body: toQuestion }}
      add={(values) => addQuestion(api, toQuestion(values), keyOf(values))}
      change={(id, values, version) => changeQuestion(api, id, toQuestion(values), version)}
      remove={(id, version) => removeQuestion(api, id, version)}
    />
  );
}
