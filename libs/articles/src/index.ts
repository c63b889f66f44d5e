export { ArticleBody } from './article-body.tsx';
export { type HtmlElement, type HtmlNode, readHtml, readText } from './read-html.ts';
