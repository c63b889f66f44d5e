import type { LegalBlock } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Link } from '@livree/platform';
import { Ordinals } from './ordinals.tsx';

type Span = LegalBlock['lines'][number][number];

const Words = ({ text, href }: Span) => {
  if (!href) return <Ordinals text={text} />;
  const className = textLinkClass({ inline: true });
  if (href.startsWith('/'))
    return (
      <Link to={href} className={className}>
        {text}
      </Link>
    );
  return (
    <a href={href} className={className} rel="noopener">
      {text}
    </a>
  );
};

/** A line of a text with the links in it. */
export const Line = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span) => <Words key={`${span.href} ${span.text}`} {...span} />);
