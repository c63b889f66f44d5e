import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

/**
 * The name of the hidden button after an overlay's content, which replaces React Aria's own at build time. The texts
 * stand under its name, 'dismiss'.
 */
export default { 'fr-FR': fr, 'en-US': en, 'de-DE': de, 'es-ES': es };
