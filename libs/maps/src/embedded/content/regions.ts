/** Regions abroad, by the gazetteer's code. A region that is not listed is named after its largest town. */
export const regions = `
be-BRU|Bruxelles
be-VLG|Flandre
be-WAL|Wallonie
de-01|Bade-Wurtemberg
de-02|Bavière
de-03|Brême
de-04|Hambourg
de-05|Hesse
de-06|Basse-Saxe
de-07|Rhénanie-du-Nord-Westphalie
de-08|Rhénanie-Palatinat
de-09|Sarre
de-10|Schleswig-Holstein
de-11|Brandebourg
de-12|Mecklembourg
de-13|Saxe
de-14|Saxe-Anhalt
de-15|Thuringe
de-16|Berlin
it-01|Abruzzes
it-02|Basilicate
it-03|Calabre
it-04|Campanie
it-05|Émilie-Romagne
it-06|Frioul
it-07|Latium
it-08|Ligurie
it-09|Lombardie
it-10|Marches
it-11|Molise
it-12|Piémont
it-13|Pouilles
it-14|Sardaigne
it-15|Sicile
it-16|Toscane
it-17|Trentin-Haut-Adige
it-18|Ombrie
it-19|Vallée d’Aoste
it-20|Vénétie
es-07|Baléares
es-29|Madrid
es-31|Murcie
es-32|Navarre
es-34|Asturies
es-39|Cantabrie
es-51|Andalousie
es-52|Aragon
es-53|Canaries
es-54|Castille-La Manche
es-55|Castille-et-León
es-56|Catalogne
es-57|Estrémadure
es-58|Galice
es-59|Pays basque
es-60|Communauté valencienne
gb-ENG|Angleterre
gb-SCT|Écosse
gb-WLS|Pays de Galles
gb-NIR|Irlande du Nord
`;
