/** Airports we serve: IATA code, name, town, other names. Coordinates and countries come from the airport data. */
export const airports = `
CDG|Aéroport Paris-Charles-de-Gaulle|Paris|Roissy,Charles de Gaulle,Aéroport CDG
ORY|Aéroport Paris-Orly|Paris|Orly,Aéroport Orly,Aéroport ORY
LBG|Aéroport Paris-Le Bourget|Paris|Aéroport du Bourget
BVA|Aéroport Paris-Beauvais|Beauvais
LYS|Aéroport Lyon-Saint-Exupéry|Lyon|Saint-Exupéry,Aéroport Saint-Exupéry,Aéroport de Lyon
LYN|Aéroport Lyon-Bron|Lyon
NCE|Aéroport Nice-Côte d’Azur|Nice|Aéroport de Nice,Nice Airport
CEQ|Aéroport Cannes-Mandelieu|Cannes
MRS|Aéroport Marseille-Provence|Marseille|Aéroport de Marseille
TLS|Aéroport Toulouse-Blagnac|Toulouse
BOD|Aéroport Bordeaux-Mérignac|Bordeaux
NTE|Aéroport Nantes-Atlantique|Nantes
BSL|EuroAirport Bâle-Mulhouse-Fribourg|Mulhouse
SXB|Aéroport Strasbourg-Entzheim|Strasbourg
MPL|Aéroport Montpellier-Méditerranée|Montpellier
LIL|Aéroport Lille-Lesquin|Lille
RNS|Aéroport Rennes-Saint-Jacques|Rennes
BES|Aéroport Brest-Bretagne|Brest
BIQ|Aéroport Biarritz-Pays Basque|Biarritz
PUF|Aéroport Pau-Pyrénées|Pau
LDE|Aéroport Tarbes-Lourdes-Pyrénées|Tarbes
TLN|Aéroport Toulon-Hyères|Hyères
FNI|Aéroport Nîmes-Alès-Camargue|Nîmes
PGF|Aéroport Perpignan-Rivesaltes|Perpignan
BZR|Aéroport Béziers-Cap d’Agde|Béziers
CCF|Aéroport Carcassonne|Carcassonne
AVN|Aéroport Avignon-Provence|Avignon
GNB|Aéroport Grenoble-Alpes-Isère|Grenoble
CMF|Aéroport Chambéry-Savoie|Chambéry
NCY|Aéroport Annecy-Mont-Blanc|Annecy
CFE|Aéroport Clermont-Ferrand-Auvergne|Clermont-Ferrand
LIG|Aéroport Limoges-Bellegarde|Limoges
PIS|Aéroport Poitiers-Biard|Poitiers
LRH|Aéroport La Rochelle-Île de Ré|La Rochelle
TUF|Aéroport Tours-Val de Loire|Tours
EGC|Aéroport Bergerac-Dordogne|Bergerac
DOL|Aéroport Deauville-Normandie|Deauville
CFR|Aéroport Caen-Carpiquet|Caen
LEH|Aéroport Le Havre-Octeville|Le Havre
URO|Aéroport Rouen-Vallée de Seine|Rouen
DNR|Aéroport Dinard-Pleurtuit-Saint-Malo|Dinard
LRT|Aéroport Lorient-Bretagne-Sud|Lorient
UIP|Aéroport Quimper-Cornouaille|Quimper
XCR|Aéroport Paris-Vatry|Châlons-en-Champagne
ETZ|Aéroport Metz-Nancy-Lorraine|Metz
DIJ|Aéroport Dijon-Bourgogne|Dijon
DLE|Aéroport Dole-Jura|Dole
AJA|Aéroport Ajaccio-Napoléon-Bonaparte|Ajaccio
BIA|Aéroport Bastia-Poretta|Bastia
CLY|Aéroport Calvi-Sainte-Catherine|Calvi
FSC|Aéroport Figari-Sud-Corse|Figari
CVF|Altiport de Courchevel|Courchevel
ALG|Aéroport d’Alger-Houari-Boumédiène|Alger|Houari Boumédiène,Aéroport d’Alger
ORN|Aéroport d’Oran-Ahmed-Ben-Bella|Oran|Aéroport d’Oran
CZL|Aéroport de Constantine-Mohamed-Boudiaf|Constantine
AAE|Aéroport d’Annaba-Rabah-Bitat|Annaba
BJA|Aéroport de Béjaïa-Soummam|Béjaïa
TLM|Aéroport de Tlemcen-Zenata|Tlemcen
QSF|Aéroport de Sétif|Sétif
BLJ|Aéroport de Batna|Batna
BSK|Aéroport de Biskra|Biskra
GJL|Aéroport de Jijel|Jijel
GHA|Aéroport de Ghardaïa|Ghardaïa
HME|Aéroport de Hassi Messaoud|Hassi Messaoud
TMR|Aéroport de Tamanrasset|Tamanrasset
GVA|Aéroport de Genève|Genève
ZRH|Aéroport de Zurich|Zürich
BRU|Aéroport de Bruxelles-National|Bruxelles
CRL|Aéroport de Charleroi-Bruxelles-Sud|Charleroi
LUX|Aéroport de Luxembourg|Luxembourg
FRA|Aéroport de Francfort|Francfort-sur-le-Main
MUC|Aéroport de Munich|Munich
DUS|Aéroport de Düsseldorf|Düsseldorf
STR|Aéroport de Stuttgart|Stuttgart
MXP|Aéroport de Milan-Malpensa|Milan
LIN|Aéroport de Milan-Linate|Milan
TRN|Aéroport de Turin|Turin
GOA|Aéroport de Gênes|Gênes
FCO|Aéroport de Rome-Fiumicino|Rome
VCE|Aéroport de Venise-Marco-Polo|Venise
BCN|Aéroport de Barcelone-El Prat|Barcelone
GRO|Aéroport de Gérone|Gérone
MAD|Aéroport de Madrid-Barajas|Madrid
LHR|Aéroport de Londres-Heathrow|Londres
LGW|Aéroport de Londres-Gatwick|Londres
STN|Aéroport de Londres-Stansted|Londres
LCY|Aéroport de Londres-City|Londres
MAN|Aéroport de Manchester|Manchester
`;
