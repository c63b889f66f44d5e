/** Stations, terminals, hotels and sights: kind, name, town, longitude, latitude, other names. */
export const landmarks = `
airport|Aéroport Paris-Charles-de-Gaulle, terminal 1|Paris|2.5427|49.0138|CDG 1,CDG terminal 1,Roissy terminal 1
airport|Aéroport Paris-Charles-de-Gaulle, terminal 2A|Paris|2.5610|49.0037|CDG 2A,CDG terminal 2A,Roissy terminal 2A
airport|Aéroport Paris-Charles-de-Gaulle, terminal 2C|Paris|2.5655|49.0043|CDG 2C,CDG terminal 2C,Roissy terminal 2C
airport|Aéroport Paris-Charles-de-Gaulle, terminal 2E|Paris|2.5715|49.0042|CDG 2E,CDG terminal 2E,Roissy terminal 2E
airport|Aéroport Paris-Charles-de-Gaulle, terminal 2F|Paris|2.5715|49.0048|CDG 2F,CDG terminal 2F,Roissy terminal 2F
airport|Aéroport Paris-Orly, terminal 1-2-3|Paris|2.3593|48.7285|Orly 1,Orly 2,Orly 3,Orly Ouest
airport|Aéroport Paris-Orly, terminal 4|Paris|2.3680|48.7288|Orly 4,Orly terminal 4,Orly Sud
station|Gare du Nord, Paris|Paris|2.3553|48.8809|
station|Gare de l’Est, Paris|Paris|2.3591|48.8768|
station|Gare de Lyon, Paris|Paris|2.3735|48.8443|Paris Gare de Lyon
station|Gare Montparnasse, Paris|Paris|2.3205|48.8408|Paris Montparnasse
station|Gare Saint-Lazare, Paris|Paris|2.3249|48.8764|Paris Saint-Lazare
station|Gare d’Austerlitz, Paris|Paris|2.3655|48.8422|Paris Austerlitz
station|Gare de Paris-Bercy|Paris|2.3827|48.8392|
station|Gare de Massy TGV|Massy|2.2617|48.7258|
station|Gare de Marne-la-Vallée-Chessy|Chessy|2.7826|48.8700|
station|Gare de Lyon-Part-Dieu|Lyon|4.8594|45.7605|Part-Dieu
station|Gare de Lyon-Perrache|Lyon|4.8260|45.7485|Perrache
station|Gare de Marseille-Saint-Charles|Marseille|5.3806|43.3027|Gare Saint-Charles
station|Gare de Lille-Flandres|Lille|3.0703|50.6366|
station|Gare de Lille-Europe|Lille|3.0758|50.6389|
station|Gare de Bordeaux-Saint-Jean|Bordeaux|-0.5563|44.8258|Gare Saint-Jean
station|Gare de Toulouse-Matabiau|Toulouse|1.4537|43.6113|Gare Matabiau
station|Gare de Nantes|Nantes|-1.5422|47.2170|
station|Gare de Rennes|Rennes|-1.6724|48.1035|
station|Gare de Strasbourg|Strasbourg|7.7339|48.5850|
station|Gare de Nice-Ville|Nice|7.2619|43.7046|
station|Gare de Cannes|Cannes|7.0187|43.5537|
station|Gare d’Antibes|Antibes|7.1198|43.5861|
station|Gare de Monaco-Monte-Carlo|Monaco|7.4196|43.7385|
station|Gare de Montpellier-Saint-Roch|Montpellier|3.8802|43.6046|
station|Gare d’Avignon TGV|Avignon|4.7860|43.9218|
station|Gare d’Aix-en-Provence TGV|Aix-en-Provence|5.3172|43.4553|
station|Gare de Valence TGV|Valence|4.9787|44.9914|
station|Gare de Reims|Reims|4.0244|49.2592|
station|Gare de Champagne-Ardenne TGV|Reims|3.9948|49.2142|
station|Gare de Dijon-Ville|Dijon|5.0273|47.3233|
station|Gare de Saint-Pierre-des-Corps|Tours|0.7236|47.3862|
station|Gare de Tours|Tours|0.6939|47.3897|
station|Gare du Mans|Le Mans|0.1921|47.9953|
station|Gare de Grenoble|Grenoble|5.7145|45.1914|
station|Gare d’Annecy|Annecy|6.1219|45.9019|
station|Gare de Chambéry|Chambéry|5.9197|45.5714|
station|Gare de Nîmes|Nîmes|4.3660|43.8325|
station|Gare de Metz-Ville|Metz|6.1772|49.1098|
station|Gare de Nancy-Ville|Nancy|6.1743|48.6897|
station|Gare de Mulhouse-Ville|Mulhouse|7.3428|47.7418|
station|Gare de Trouville-Deauville|Deauville|0.0837|49.3595|
station|Gare de Genève-Cornavin|Genève|6.1424|46.2102|
station|Gare de Bruxelles-Midi|Bruxelles|4.3365|50.8358|
landmark|Tour Eiffel, Paris|Paris|2.2945|48.8584|
landmark|Arc de Triomphe, Paris|Paris|2.2950|48.8738|Place de l'Étoile
landmark|Champs-Élysées, Paris|Paris|2.3074|48.8698|Avenue des Champs-Élysées
landmark|Musée du Louvre, Paris|Paris|2.3364|48.8606|
landmark|Notre-Dame de Paris|Paris|2.3499|48.8530|
landmark|Sacré-Cœur, Paris|Paris|2.3431|48.8867|Montmartre
landmark|Opéra Garnier, Paris|Paris|2.3317|48.8720|
landmark|Place Vendôme, Paris|Paris|2.3294|48.8675|
landmark|Hôtel Ritz, Paris|Paris|2.3284|48.8682|Ritz Paris
landmark|Hôtel de Crillon, Paris|Paris|2.3213|48.8675|
landmark|Hôtel Le Bristol, Paris|Paris|2.3145|48.8717|
landmark|Hôtel Plaza Athénée, Paris|Paris|2.3041|48.8662|
landmark|Hôtel George V, Paris|Paris|2.3007|48.8688|Four Seasons George V
landmark|Hôtel Le Meurice, Paris|Paris|2.3282|48.8652|
landmark|La Défense, Grande Arche|Puteaux|2.2362|48.8926|Paris La Défense
landmark|Palais des Congrès de Paris, porte Maillot|Paris|2.2832|48.8789|
landmark|Paris Expo, porte de Versailles|Paris|2.2870|48.8322|Parc des expositions porte de Versailles
landmark|Parc des expositions de Paris-Nord Villepinte|Villepinte|2.5155|48.9730|
landmark|Stade de France, Saint-Denis|Saint-Denis|2.3601|48.9245|
landmark|Stade Roland-Garros, Paris|Paris|2.2492|48.8470|
landmark|Parc des Princes, Paris|Paris|2.2531|48.8414|
landmark|Accor Arena, Paris|Paris|2.3784|48.8386|Bercy
landmark|Paris La Défense Arena|Nanterre|2.2296|48.8958|
landmark|Disneyland Paris|Chessy|2.7758|48.8722|Parc Disneyland
landmark|Parc Astérix|Plailly|2.5716|49.1341|
landmark|Château de Versailles|Versailles|2.1204|48.8049|
landmark|Château de Fontainebleau|Fontainebleau|2.7003|48.4021|
landmark|Château de Chantilly|Chantilly|2.4852|49.1939|
landmark|Château de Vaux-le-Vicomte|Melun|2.7141|48.5657|
landmark|Maison de Claude Monet, Giverny|Vernon|1.5337|49.0755|Giverny
landmark|Mont-Saint-Michel|Avranches|-1.5114|48.6361|
landmark|Palais des Festivals, Cannes|Cannes|7.0173|43.5510|
landmark|Hôtel Carlton, Cannes|Cannes|7.0274|43.5492|
landmark|Hôtel Negresco, Nice|Nice|7.2582|43.6948|Promenade des Anglais
landmark|Casino de Monte-Carlo|Monaco|7.4281|43.7391|
landmark|Vieux-Port, Marseille|Marseille|5.3740|43.2952|
landmark|Stade Vélodrome, Marseille|Marseille|5.3959|43.2698|Orange Vélodrome
landmark|Place Bellecour, Lyon|Lyon|4.8320|45.7578|
landmark|Eurexpo, Lyon|Lyon|4.9473|45.7302|
landmark|Groupama Stadium, Lyon|Lyon|4.9821|45.7653|
landmark|Place de la Bourse, Bordeaux|Bordeaux|-0.5697|44.8414|
landmark|Cité du Vin, Bordeaux|Bordeaux|-0.5504|44.8625|
landmark|Place du Capitole, Toulouse|Toulouse|1.4440|43.6045|
landmark|Parlement européen, Strasbourg|Strasbourg|7.7687|48.5975|
landmark|Grande Poste, Alger|Alger|3.0590|36.7729|
landmark|Maqam Echahid, Alger|Alger|3.0697|36.7458|Mémorial du Martyr
landmark|Djamaâ El Djazaïr, Alger|Alger|3.1384|36.7356|Grande Mosquée d'Alger
`;

/** Centres of the twenty districts of Paris, from the first: longitude and latitude. */
export const parisDistricts = `
2.3364 48.8626
2.3428 48.8683
2.3600 48.8629
2.3576 48.8543
2.3507 48.8444
2.3329 48.8491
2.3122 48.8562
2.3126 48.8727
2.3375 48.8772
2.3607 48.8761
2.3800 48.8590
2.3876 48.8408
2.3623 48.8283
2.3265 48.8292
2.2928 48.8401
2.2769 48.8637
2.3068 48.8873
2.3482 48.8926
2.3848 48.8871
2.4012 48.8635
`;
