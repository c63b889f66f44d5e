import { articleElements } from '@livree/contracts';
import { Link } from '@livree/platform';
import { createElement, Fragment, type ReactNode } from 'react';
import * as styles from './article-body.module.css';
import type { HtmlElement, HtmlNode } from './read-html.ts';

/** Of any other element, only the content renders. */
const drawn = new Set(Object.keys(articleElements));

/** React's names of the allowed attributes. */
const kept: Readonly<Record<string, string>> = {
  lang: 'lang',
  title: 'title',
  start: 'start',
  scope: 'scope',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

interface ArticleBodyProps {
  nodes: readonly HtmlNode[];
  /** The anchors of its headings; none by default. */
  anchors?: ReadonlyMap<HtmlElement, string>;
  lang: string | undefined;
}

/** The article's content, rendered element by element. */
export function ArticleBody({ nodes, anchors, lang }: ArticleBodyProps) {
  const draw = (node: HtmlNode, at: number): ReactNode =>
    typeof node === 'string' ? node : <Drawn key={at} element={node} id={anchors?.get(node)} draw={draw} />;
  return (
    <div className={styles.body} lang={lang}>
      {nodes.map(draw)}
    </div>
  );
}

interface DrawnProps {
  element: HtmlElement;
  id: string | undefined;
  draw: (node: HtmlNode, at: number) => ReactNode;
}

function Drawn({ element: { tag, attributes, children }, id, draw }: DrawnProps) {
  const inside = children.length === 0 ? undefined : children.map(draw);
  if (tag === 'a') return <BodyLink href={attributes['href'] ?? ''}>{inside}</BodyLink>;
  if (tag === 'img') return <BodyPicture attributes={attributes} />;
  if (tag === 'table')
    return (
      <div className={styles.wide}>
        <table>{inside}</table>
      </div>
    );
  if (!drawn.has(tag)) return <Fragment>{inside}</Fragment>;
  const own = Object.entries(attributes).flatMap(([name, value]) =>
    kept[name] ? [[kept[name], value]] : [],
  );
  return createElement(tag, { ...Object.fromEntries(own), id }, inside);
}

/** A link inside the site needs no new document; one to another site sends no referrer. */
function BodyLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

const BodyPicture = ({ attributes: { src, alt = '', width, height } }: Pick<HtmlElement, 'attributes'>) => (
  <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
);
