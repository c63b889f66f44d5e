import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

const spoken = (texts: typeof fr) => {
  const say = (key: keyof typeof fr): string => texts[key];
  return { dismiss: say('dismiss') };
};

/** The name of the hidden button after an overlay's content, which replaces React Aria's own at build time. */
export default {
  'fr-FR': spoken(fr),
  'en-US': spoken(en),
  'de-DE': spoken(de),
  'es-ES': spoken(es),
};
