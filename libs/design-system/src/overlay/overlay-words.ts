/** The name of the hidden button after an overlay's content, which replaces React Aria's own at build time. */
export default {
  'fr-FR': { dismiss: 'Fermer' },
  'en-US': { dismiss: 'Close' },
  'de-DE': { dismiss: 'Schließen' },
  'es-ES': { dismiss: 'Cerrar' },
};
