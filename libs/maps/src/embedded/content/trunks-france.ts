/** Main roads of France, as `trunks.ts` describes them. */
export const trunksOfFrance = `
u|Saint-Denis|Bagnolet 9|Charenton-le-Pont 7|Gentilly 6|Saint-Cloud 12|Gennevilliers 14|Saint-Denis 6
u|Paris|Saint-Denis 9
u|Paris|Bagnolet 6
u|Paris|Charenton-le-Pont 6
u|Paris|Gentilly 5
u|Paris|Saint-Cloud 12
u|Paris|Gennevilliers 11
u|Gentilly|Orly 11
v|Orly|Créteil 9
v|Créteil|Chessy 34
v|Évry|Orly 15
v|Saint-Cloud|Versailles 11
v|Saint-Cloud|Saint-Germain-en-Laye 14
v|Gentilly|Massy 13
v|Massy|Versailles 14
v|Gennevilliers|Cergy 24
v|Bagnolet|Roissy-en-France 21
v|Roissy-en-France|Mitry-Mory 15|Torcy 16|Chessy 12
v|Évry|Melun 20
n|Évry|Fontainebleau 36
n|Senlis|Chantilly 10
n|Saint-Denis|Chantilly 34
n|Mantes-la-Jolie|Vernon 25
a|Gentilly|Évry 26|Nemours 48|Appoigny 78|Avallon 52|Pouilly-en-Auxois 58|Beaune 38|Chalon-sur-Saône 29|Tournus 27|Mâcon 31|Villefranche-sur-Saône 39|Lyon 33
v|Appoigny|Auxerre 11
a|Pouilly-en-Auxois|Dijon 47
a|Lyon|Vienne 31|Valence 72|Montélimar 46|Orange 52|Le Pontet 22|Cavaillon 24|Salon-de-Provence 23|Vitrolles 24|Marseille 24
v|Le Pontet|Avignon 6
a|Salon-de-Provence|Aix-en-Provence 32|Saint-Maximin-la-Sainte-Baume 37|Brignoles 18|Le Luc 22|Le Muy 22|Fréjus 15|Mandelieu-la-Napoule 27|Antibes 16|Nice 20
v|Marseille|Aix-en-Provence 32
v|Antibes|Cannes 13
v|Mandelieu-la-Napoule|Cannes 8
v|Nice|La Turbie 16
m|La Turbie|Monaco 6
a|La Turbie|Menton 14|Vintimille 12|San Remo 17|Imperia 25|Savone 67|Gênes 46
m|Le Muy|Sainte-Maxime 21
m|Sainte-Maxime|Saint-Tropez 15
m|Saint-Tropez|Le Lavandou 39
v|Hyères|Toulon 20
n|Hyères|Le Lavandou 23
a|Le Luc|Toulon 52
v|Marseille|Aubagne 18
a|Aubagne|Toulon 48
a|Aubagne|Aix-en-Provence 35
a|Orange|Nîmes 51|Montpellier 53|Béziers 67|Narbonne 26|Perpignan 62|Figueras 58|Gérone 40|Barcelone 98
a|Nîmes|Arles 31|Salon-de-Provence 42
a|Narbonne|Carcassonne 58|Castelnaudary 38|Toulouse 58
a|Toulouse|Montauban 49|Agen 64|Marmande 50|Langon 38|Bordeaux 46
a|Gentilly|Saint-Arnoult-en-Yvelines 45|Saran 72|Blois 57|Tours 57|Châtellerault 69|Chasseneuil-du-Poitou 27|Niort 73|Saintes 67|Bordeaux 113
v|Saran|Orléans 8
v|Chasseneuil-du-Poitou|Poitiers 9
a|Saran|Olivet 13|Salbris 52|Vierzon 24|Bourges 31|Saint-Amand-Montrond 43|Montmarault 62|Gannat 30|Riom 27|Clermont-Ferrand 15
v|Orléans|Olivet 6
n|Saint-Amand-Montrond|Montluçon 48
v|Montluçon|Montmarault 31
a|Vierzon|Châteauroux 57|Argenton-sur-Creuse 30|La Souterraine 40|Limoges 54|Uzerche 53|Brive-la-Gaillarde 35|Souillac 36|Cahors 59|Caussade 36|Montauban 22
a|Clermont-Ferrand|Issoire 35|Saint-Flour 66|Marvejols 62|Millau 71|Lodève 49|Clermont-l'Hérault 18
v|Clermont-l'Hérault|Montpellier 41
a|Clermont-l'Hérault|Pézenas 22|Béziers 23
a|Clermont-Ferrand|Thiers 40|Balbigny 52|Tarare 30|L'Arbresle 18
v|L'Arbresle|Lyon 27
a|Balbigny|Andrézieux-Bouthéon 35|Saint-Étienne 18
v|Roanne|Balbigny 32
v|Lyon|Givors 24
v|Givors|Saint-Chamond 25|Saint-Étienne 13
a|Clermont-Ferrand|Ussel 88|Tulle 62|Brive-la-Gaillarde 29|Périgueux 74|Libourne 88|Bordeaux 34
a|Saint-Arnoult-en-Yvelines|Chartres 40|La Ferté-Bernard 75|Le Mans 45
a|La Ferté-Bernard|Laval 112|Rennes 74
a|Le Mans|Laval 83
a|Le Mans|Angers 93|Nantes 89
v|Rennes|Saint-Brieuc 100|Guingamp 32|Morlaix 54|Brest 59
v|Rennes|Vannes 112|Lorient 58|Quimper 68|Brest 72
v|Rennes|Nantes 111
v|Nantes|Vannes 111
v|Rennes|Saint-Malo 71
a|Rennes|Avranches 83|Caen 104
n|Avranches|Saint-Malo 67
n|Avranches|Pontorson 23
a|Nantes|Montaigu 36|Les Essarts 25|Fontenay-le-Comte 49|Niort 37
v|Les Essarts|La Roche-sur-Yon 21
a|Angers|Cholet 61|La Roche-sur-Yon 68
n|La Roche-sur-Yon|Les Sables-d'Olonne 37
v|Nantes|Saint-Nazaire 63|La Baule-Escoublac 17
v|Niort|La Rochelle 66
v|La Rochelle|Rochefort 36
a|Rochefort|Saintes 38
n|Saintes|Royan 38
a|Tours|Le Mans 92|Alençon 56|Bernay 88|Rouen 62
a|Tours|Angers 122
a|Tours|Romorantin-Lanthenay 86|Vierzon 36
n|Laval|Angers 78
a|Saint-Cloud|Mantes-la-Jolie 42|Val-de-Reuil 49|Oissel 18|Bourg-Achard 20|Beuzeville 40|Pont-l'Évêque 14|Caen 45
v|Oissel|Rouen 16
v|Bourg-Achard|Rouen 28
v|Pont-l'Évêque|Deauville 12
a|Bourg-Achard|Le Havre 60
v|Beuzeville|Honfleur 15|Le Havre 26
a|Rouen|Yvetot 38|Le Havre 52
n|Rouen|Dieppe 63
v|Caen|Bayeux 30|Carentan 45|Cherbourg-en-Cotentin 50
a|Rouen|Neufchâtel-en-Bray 48|Amiens 71
a|Neufchâtel-en-Bray|Abbeville 60
v|Mantes-la-Jolie|Évreux 48
n|Évreux|Lisieux 73
v|Lisieux|Caen 50
v|Versailles|Dreux 63
n|Dreux|Alençon 112
n|Dreux|Chartres 35
a|Caen|Falaise 37|Argentan 23|Alençon 45
a|Saint-Denis|Roissy-en-France 17|Senlis 24|Roye 57|Arras 66|Lille 51
a|Roye|Cambrai 63|Valenciennes 37|Mons 38|Bruxelles 63
a|Arras|Béthune 34|Saint-Omer 43|Calais 43
a|Arras|Cambrai 36|Saint-Quentin 37|Laon 44|Reims 48
a|Lille|Cambrai 72
a|Lille|Valenciennes 54
a|Saint-Denis|Beauvais 71|Amiens 62|Abbeville 50|Boulogne-sur-Mer 78|Calais 35
a|Calais|Bergues 43|Dunkerque 10
a|Lille|Bergues 68
a|Amiens|Roye 42|Saint-Quentin 42
a|Dunkerque|Ostende 55|Bruges 28|Gand 50|Bruxelles 57
a|Lille|Tournai 28|Bruxelles 88
a|Lille|Courtrai 32|Gand 48|Anvers 60
a|Bruxelles|Malines 25|Anvers 24
a|Bruxelles|Namur 65|Arlon 125|Luxembourg 30
a|Bruxelles|Louvain 27|Liège 71|Aix-la-Chapelle 55|Cologne 71
a|Bruxelles|Charleroi 60
a|Mons|Charleroi 50|Namur 41|Liège 64
a|Charenton-le-Pont|Chessy 33|Château-Thierry 51|Reims 54|Châlons-en-Champagne 43|Sainte-Menehould 43|Verdun 40|Metz 68|Saint-Avold 42|Saverne 79|Strasbourg 41
n|Chessy|Meaux 19
v|Charenton-le-Pont|Rozay-en-Brie 50|Sézanne 60|Vitry-le-François 68|Saint-Dizier 30|Toul 80
n|Châlons-en-Champagne|Vitry-le-François 33
n|Saint-Dizier|Bar-le-Duc 25|Verdun 57
a|Reims|Rethel 41|Charleville-Mézières 47|Sedan 24
n|Charleville-Mézières|Charleroi 92
a|Melun|Sens 60|Troyes 66|Bar-sur-Aube 58|Chaumont 45|Langres 34|Dijon 76
a|Châlons-en-Champagne|Troyes 85
n|Troyes|Auxerre 80
a|Dijon|Beaune 42
a|Langres|Toul 106|Nancy 25|Metz 57|Thionville 30|Luxembourg 34
v|Nancy|Lunéville 33|Saint-Dié-des-Vosges 53
v|Nancy|Épinal 72
n|Épinal|Vesoul 89
n|Vesoul|Besançon 48
v|Belfort|Vesoul 63
n|Saint-Dié-des-Vosges|Colmar 58
a|Saint-Avold|Sarrebruck 32|Kaiserslautern 70|Mannheim 62|Heidelberg 20
a|Strasbourg|Sélestat 48|Colmar 25|Ensisheim 27|Saint-Louis 36|Bâle 6
v|Ensisheim|Mulhouse 16
v|Mulhouse|Saint-Louis 30
v|Strasbourg|Offenburg 24
v|Strasbourg|Achern 33
a|Bâle|Fribourg-en-Brisgau 69|Offenburg 66|Achern 25|Karlsruhe 50
a|Karlsruhe|Heidelberg 52|Darmstadt 57|Francfort-sur-le-Main 31
a|Karlsruhe|Pforzheim 30|Stuttgart 50|Ulm 91|Augsbourg 78|Munich 66
a|Meximieux|Pont-d'Ain 21|Nantua 33|Bellegarde-sur-Valserine 25|Saint-Julien-en-Genevois 28
v|Saint-Julien-en-Genevois|Genève 10
a|Lyon|Meximieux 38
v|Meximieux|Ambérieu-en-Bugey 17
a|Mâcon|Bourg-en-Bresse 35|Nantua 43
a|Bourg-en-Bresse|Pont-d'Ain 21
a|Bourg-en-Bresse|Lons-le-Saunier 61|Dole 52|Dijon 48
a|Beaune|Dole 64|Besançon 46|Montbéliard 78|Belfort 18|Mulhouse 42
n|Besançon|Pontarlier 58|Lausanne 72
a|Saint-Julien-en-Genevois|Annemasse 16|Bonneville 20|Cluses 15|Sallanches 17
v|Genève|Annemasse 9
v|Sallanches|Chamonix-Mont-Blanc 27
a|Saint-Julien-en-Genevois|Annecy 34|Aix-les-Bains 34|La Motte-Servolex 13
a|Annecy|La Roche-sur-Foron 32|Bonneville 10
m|Annecy|Albertville 45
m|Albertville|Megève 32|Sallanches 13
a|Lyon|Saint-Quentin-Fallavier 28|Bourgoin-Jallieu 14|La Tour-du-Pin 16|La Motte-Servolex 46
a|Colombier-Saugnieu|Saint-Quentin-Fallavier 11
a|Colombier-Saugnieu|Meximieux 23
v|Lyon|Colombier-Saugnieu 25
a|Bourgoin-Jallieu|Voiron 43|Voreppe 10|Grenoble 15
v|La Motte-Servolex|Chambéry 6|Montmélian 14
a|Montmélian|Grenoble 46
v|Montmélian|Albertville 36|Moûtiers 28
n|Moûtiers|Bourg-Saint-Maurice 28
m|Moûtiers|Courchevel 25
m|Bourg-Saint-Maurice|Val-d'Isère 31
a|Montmélian|Saint-Jean-de-Maurienne 57|Modane 32
m|Modane|Bardonecchia 21
a|Bardonecchia|Susa 40|Turin 53
a|Voreppe|Romans-sur-Isère 62|Valence 19
m|Chamonix-Mont-Blanc|Courmayeur 23
a|Courmayeur|Aoste 37|Ivrea 68|Turin 52
m|Grenoble|Gap 103
m|Grenoble|Briançon 117
n|Gap|Briançon 88
a|Aix-en-Provence|Manosque 55|Sisteron 54
n|Sisteron|Gap 48
n|Sisteron|Digne-les-Bains 40
m|Digne-les-Bains|Nice 148
v|Mios|Bordeaux 42
v|Mios|Arcachon 25
a|Mios|Castets 93|Bayonne 53
n|Castets|Dax 21
v|Bayonne|Biarritz 9
a|Bayonne|Saint-Jean-de-Luz 22|Saint-Sébastien 33|Bilbao 100
v|Biarritz|Saint-Jean-de-Luz 17
a|Bayonne|Orthez 68|Pau 43|Tarbes 42|Saint-Gaudens 62|Toulouse 91
v|Tarbes|Lourdes 20
n|Pau|Lourdes 42
a|Langon|Aire-sur-l'Adour 104|Pau 53
n|Aire-sur-l'Adour|Mont-de-Marsan 32
a|Toulouse|Gaillac 53|Albi 24
v|Albi|Rodez 76
a|Toulouse|Pamiers 66|Foix 20
m|Foix|Ax-les-Thermes 43|Andorra la Vella 60
n|Toulouse|Auch 78
v|Poitiers|Angoulême 112|Bordeaux 118
n|Limoges|Angoulême 103
n|Limoges|Poitiers 120
n|Limoges|Périgueux 95
v|Montmarault|Moulins 48|Paray-le-Monial 68|Mâcon 72
n|Moulins|Nevers 56
a|Nemours|Montargis 38|Cosne-Cours-sur-Loire 80|Nevers 53
v|Nevers|Bourges 70
n|Moulins|Vichy 57
v|Gannat|Vichy 20
v|Saint-Étienne|Le Puy-en-Velay 76
m|Le Puy-en-Velay|Mende 90
n|Mende|Marvejols 31
n|Valence|Privas 40
n|Montélimar|Aubenas 43
v|Nîmes|Alès 45
m|Mende|Alès 105
m|Saint-Flour|Aurillac 74
m|Aurillac|Figeac 66
n|Figeac|Cahors 71
n|Figeac|Rodez 65
m|Ajaccio|Corte 80|Bastia 70
m|Bastia|Saint-Florent 23|L'Île-Rousse 46|Calvi 24
n|Bastia|Ghisonaccia 85|Porto-Vecchio 58|Bonifacio 28
m|Ajaccio|Propriano 72|Sartène 13|Bonifacio 52
`;
