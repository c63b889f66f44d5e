// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'blog': {
      'page.title': string;
      'page.description': string;
      'page.headline': string;
      'page.lead': string;
      'list.label': string;
      'list.categories': string;
      'list.all': string;
      'list.chip': '{{name}}{{count}}';
      'list.found_one': '{{count}}';
      'list.found_other': '{{count}}';
      'list.foundIn_one': '{{count}}{{category}}';
      'list.foundIn_other': '{{count}}{{category}}';
      'list.failed': string;
      'list.none': string;
      'list.noneHint': string;
      'list.noneYet': string;
      'list.showAll': string;
      'list.pages': string;
      'list.pageNumber': '{{page}}';
      'list.foundFor_one': '{{count}}{{text}}';
      'list.foundFor_other': '{{count}}{{text}}';
      'list.foundInFor_one': '{{count}}{{category}}{{text}}';
      'list.foundInFor_other': '{{count}}{{category}}{{text}}';
      'list.noPage': string;
      'list.beyond': '{{page}}';
      'article.by': '{{author}}';
      'article.minutes_one': '{{count}}';
      'article.minutes_other': '{{count}}';
      'article.back': string;
      'article.readMore': string;
      'article.contents': string;
      'article.related': string;
      'article.notFound': string;
      'article.notFoundHint': string;
      'article.inFrench': string;
      'article.onlyInFrench': string;
      'search.label': string;
      'search.again': string;
      'search.find': string;
      'sidebar.label': string;
      'sidebar.recent': string;
      'sidebar.tags': string;
      'tag.title': '{{tag}}';
      'tag.description': '{{tag}}';
      'tag.lead': string;
      'services.title': string;
      'services.description': string;
      'services.lead': string;
      'share.label': string;
      'share.on': '{{network}}';
      'share.device': string;
      'author.about': string;
      'author.write': string;
    };
  }
}
