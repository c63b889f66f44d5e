import type { Words as Written } from '@livree/contracts';
import { Tabs } from '@livree/design-system/navigation';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { History } from '../../../history/history.tsx';
import { wordsQuery } from '../api/words-query.ts';
import { type WordPart, wordParts, wordsAddress } from '../model/address.ts';
import { AboutForm } from './about-form.tsx';
import { Contacts } from './contacts.tsx';
import { HoursForm } from './hours-form.tsx';
import { LegalTexts } from './legal-texts.tsx';
import { Questions } from './questions.tsx';
import { Years } from './years.tsx';

/** What the company says of itself: questions, years, its story, contact entries, opening hours, and its legal texts. */
export function Words() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const asked = wordsAddress.readFilters(search).part;
  const part = wordParts.find((each) => each === asked) ?? 'faq';
  const words = useQuery(wordsQuery(api));
  return (
    <Frame title={t('frame.words')}>
      <Tabs
        label={t('words.parts')}
        tabs={wordParts.map((id) => ({ id, label: t(`words.part.${id}`) }))}
        current={part}
        onTab={(next) => setSearch(wordsAddress.withFilters(search, { part: next, entry: '' }, 1))}
      >
        <ReadState read={words}>{(found) => <Part key={part} part={part} words={found} />}</ReadState>
      </Tabs>
    </Frame>
  );
}

function Part({ part, words }: { part: WordPart; words: Written }) {
  return (
    <>
      {part === 'faq' && <Questions questions={words.questions} />}
      {part === 'timeline' && <Years years={words.years} />}
      {part === 'about' && <AboutForm about={words.about ?? null} />}
      {part === 'contact' && <Contacts contacts={words.contacts} />}
      {part === 'hours' && <HoursForm hours={words.hours ?? null} />}
      {part === 'legal' ? <LegalTexts /> : <History subject="words" id={part} />}
    </>
  );
}
