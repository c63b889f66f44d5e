/** Main roads of the neighbours of France, as `trunks.ts` describes them. */
export const trunksAbroad = `
a|Genève|Nyon 24|Morges 27|Lausanne 13
a|Morges|Yverdon-les-Bains 36|Payerne 27|Berne 49
a|Lausanne|Montreux 29|Martigny-Ville 42|Sion 30
a|Yverdon-les-Bains|Neuchâtel 38
n|Lausanne|Yverdon-les-Bains 38
a|Lausanne|Fribourg 73|Berne 35
a|Berne|Olten 65|Zürich 62
a|Bâle|Olten 46|Lucerne 55
a|Bâle|Zürich 87
a|Zürich|Winterthur 25|Saint-Gall 60
a|Zürich|Lucerne 53
a|Lucerne|Bellinzona 140|Lugano 30|Côme 32|Milan 49
m|Martigny-Ville|Chamonix-Mont-Blanc 43
m|Martigny-Ville|Aoste 72
a|Gênes|Alessandria 85|Turin 92
a|Gênes|Milan 146
a|Savone|Turin 142
a|Turin|Novare 97|Milan 50
a|Folkestone|Ashford 27|Maidstone 34|Londres 58
a|Londres|Luton|Northampton|Coventry|Birmingham|Manchester
a|Londres|Reading|Swindon|Bristol|Cardiff
a|Londres|Cambridge
a|Manchester|Preston|Carlisle|Glasgow
a|Cologne|Francfort-sur-le-Main 190
a|Cologne|Düsseldorf|Essen|Dortmund|Hanovre|Berlin
a|Hanovre|Hambourg
a|Francfort-sur-le-Main|Kassel|Göttingen|Hanovre
a|Munich|Nuremberg|Leipzig|Berlin
a|Gênes|La Spezia|Livourne
a|Milan|Plaisance|Parme|Modène|Bologne|Florence|Arezzo|Rome|Naples
a|Milan|Bergame|Brescia|Vérone|Padoue|Venise
a|Barcelone|Tarragone|Valence (Espagne)|Alicante
a|Barcelone|Lérida|Saragosse|Madrid
a|Saint-Sébastien|Vitoria|Burgos|Aranda de Duero|Madrid
a|Madrid|Valdepeñas|Cordoue|Séville
`;
