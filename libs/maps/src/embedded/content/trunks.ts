/** Motorways and main roads as the towns they pass, in our (French) names. */
export const trunks = `
Paris,Évry,Nemours,Auxerre,Avallon,Beaune,Chalon-sur-Saône,Mâcon,Villefranche-sur-Saône,Lyon
Lyon,Vienne,Valence,Montélimar,Orange,Salon-de-Provence,Marseille
Salon-de-Provence,Aix-en-Provence,Brignoles,Le Luc,Fréjus,Cannes,Antibes,Nice,Monaco,Menton
Marseille,Aix-en-Provence
Marseille,Aubagne,Toulon,Le Luc
Orange,Nîmes,Montpellier,Béziers,Narbonne,Perpignan
Narbonne,Carcassonne,Castelnaudary,Toulouse
Toulouse,Montauban,Agen,Marmande,Langon,Bordeaux
Paris,Étampes,Orléans,Blois,Tours,Poitiers,Niort,Saintes,Bordeaux
Orléans,Vierzon,Châteauroux,Limoges,Brive-la-Gaillarde,Cahors,Montauban
Vierzon,Bourges,Montluçon,Clermont-Ferrand,Issoire,Saint-Flour,Millau,Lodève,Béziers
Paris,Chartres,Le Mans,Laval,Rennes
Le Mans,Angers,Nantes
Rennes,Nantes,La Roche-sur-Yon,Niort
Tours,Le Mans,Alençon,Rouen
Tours,Angers
Nantes,Saint-Nazaire,La Baule-Escoublac
Toulouse,Albi,Rodez
Orange,Avignon,Salon-de-Provence
Angers,Cholet,La Roche-sur-Yon
Niort,La Rochelle
Bordeaux,Arcachon
Rennes,Saint-Brieuc,Morlaix,Brest
Rennes,Vannes,Lorient,Quimper,Brest
Nantes,Vannes
Rennes,Saint-Malo
Rennes,Avranches,Caen
Paris,Mantes-la-Jolie,Rouen,Yvetot,Le Havre
Rouen,Pont-Audemer,Pont-l'Évêque,Caen
Pont-l'Évêque,Deauville
Le Havre,Honfleur,Pont-l'Évêque
Caen,Bayeux,Carentan,Cherbourg-en-Cotentin
Paris,Senlis,Roye,Arras,Lille
Lille,Dunkerque,Calais
Arras,Calais
Paris,Beauvais,Amiens,Abbeville,Boulogne-sur-Mer,Calais
Roye,Amiens
Senlis,Valenciennes,Mons,Bruxelles
Lille,Tournai,Bruxelles
Paris,Meaux,Château-Thierry,Reims,Châlons-en-Champagne,Verdun,Metz,Saverne,Strasbourg
Reims,Laon,Saint-Quentin,Arras
Reims,Troyes,Chaumont,Dijon
Paris,Provins,Troyes
Metz,Nancy,Toul,Langres,Dijon,Beaune
Metz,Thionville,Luxembourg
Strasbourg,Sélestat,Colmar,Mulhouse,Bâle
Mulhouse,Belfort,Besançon,Dole,Beaune
Dole,Dijon
Lyon,Ambérieu-en-Bugey,Nantua,Bellegarde-sur-Valserine,Genève
Genève,Annemasse,Cluses,Sallanches,Chamonix-Mont-Blanc
Genève,Annecy,Chambéry,Grenoble
Lyon,Bourgoin-Jallieu,Voiron,Grenoble
Bourgoin-Jallieu,Chambéry,Albertville,Moûtiers
Chambéry,Saint-Jean-de-Maurienne,Modane
Grenoble,Valence
Lyon,Saint-Étienne,Thiers,Clermont-Ferrand
Clermont-Ferrand,Brive-la-Gaillarde,Périgueux,Libourne,Bordeaux
Bordeaux,Dax,Bayonne,Biarritz
Bayonne,Pau,Tarbes,Toulouse
Mâcon,Bourg-en-Bresse,Nantua
Genève,Nyon,Lausanne
Lausanne,Yverdon-les-Bains,Neuchâtel
Lausanne,Montreux,Martigny-Ville,Sion
Lausanne,Fribourg,Berne,Olten,Zürich
Bâle,Olten
Bâle,Zürich,Winterthur,Saint-Gall
Zürich,Lucerne,Lugano,Côme,Milan
Alger,Boufarik,Blida,Khemis Miliana,Chlef,Relizane,Oran
Alger,Boumerdès,Bouïra,Bordj Bou Arreridj,Sétif,Constantine,Annaba
Boumerdès,Tizi Ouzou
Bouïra,Akbou,Béjaïa
Oran,Sidi Bel Abbès,Tlemcen
Blida,Médéa,Djelfa,Laghouat
Bruxelles,Namur,Luxembourg
Bruxelles,Gand,Bruges,Ostende
Bruxelles,Malines,Anvers
Bruxelles,Louvain,Liège,Aix-la-Chapelle,Cologne
Dunkerque,Ostende
Strasbourg,Karlsruhe,Heidelberg,Darmstadt,Francfort-sur-le-Main
Karlsruhe,Stuttgart,Ulm,Augsbourg,Munich
Bâle,Fribourg-en-Brisgau,Offenburg,Karlsruhe
Metz,Sarrebruck,Kaiserslautern,Mannheim,Heidelberg
Cologne,Francfort-sur-le-Main
Cologne,Düsseldorf,Essen,Dortmund,Hanovre,Berlin
Hanovre,Hambourg
Francfort-sur-le-Main,Kassel,Göttingen,Hanovre
Munich,Nuremberg,Leipzig,Berlin
Menton,San Remo,Savone,Gênes,Alessandria,Milan
Savone,Turin
Turin,Novare,Milan
Chambéry,Modane,Turin
Chamonix-Mont-Blanc,Aoste,Ivrea,Turin
Gênes,La Spezia,Livourne
Milan,Plaisance,Parme,Modène,Bologne,Florence,Arezzo,Rome,Naples
Milan,Bergame,Brescia,Vérone,Padoue,Venise
Perpignan,Figueras,Gérone,Barcelone,Tarragone,Valence (Espagne),Alicante
Barcelone,Lérida,Saragosse,Madrid
Bayonne,Saint-Sébastien,Bilbao
Saint-Sébastien,Vitoria,Burgos,Aranda de Duero,Madrid
Madrid,Valdepeñas,Cordoue,Séville
Folkestone,Ashford,Maidstone,Londres
Londres,Luton,Northampton,Coventry,Birmingham,Manchester
Londres,Reading,Swindon,Bristol,Cardiff
Londres,Cambridge
Manchester,Preston,Carlisle,Glasgow
`;

/** Ways that are no road: two towns, kilometres, minutes with boarding. */
export const crossings = 'Calais,Folkestone,60,75';
