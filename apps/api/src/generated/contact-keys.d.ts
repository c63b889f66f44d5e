// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'api/contact': {
      'subjects.reservation': string;
      'subjects.inquiry': string;
      'subjects.support': string;
      'subjects.feedback': string;
      'subjects.other': string;
      'copy.subject': '{{brand}}';
      'copy.arrived': string;
      'copy.introduction': string;
      'copy.notice': string;
      'answer.subject': '{{brand}}';
      'answer.yours': string;
      'form.name': string;
      'form.email': string;
      'form.phone': string;
      'form.subject': string;
      'form.choose': string;
      'form.message': string;
      'form.send': string;
      'form.failed': string;
      'form.yours': string;
      'form.back': string;
      'operator.subject': '{{subject}}';
      'operator.name': string;
      'operator.email': string;
      'operator.phone': string;
      'operator.language': string;
      'operator.customer': string;
      'operator.yes': string;
      'operator.no': string;
    };
  }
}
