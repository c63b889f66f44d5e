/** Main roads of Algeria, as `trunks.ts` describes them. */
export const trunksOfAlgeria = `
v|Alger|Boufarik 35|Blida 14
v|Boufarik|El Affroun 33|Khemis Miliana 52|Chlef 84|Relizane 88|Sig 73|Oran 54
n|Relizane|Mostaganem 62
n|Oran|Arzew 40|Mostaganem 43
v|Oran|Sidi Bel Abbès 81
v|Oran|Aïn Temouchent 72
n|Aïn Temouchent|Tlemcen 69
v|Sidi Bel Abbès|Tlemcen 87
n|Tlemcen|Maghnia 40
n|Sig|Mascara 51
n|Mascara|Saïda 76
n|Relizane|Tiaret 108
n|Alger|Bou Ismaïl 45|Tipaza 25|Cherchell 28
n|Blida|Médéa 40|Ksar el Boukhari 65|Djelfa 150|Laghouat 110|Ghardaïa 199|Ouargla 191|Hassi Messaoud 86
n|Ghardaïa|El Meniaa 270|In Salah 400|Tamanrasset 690
n|Ouargla|Touggourt 160|Biskra 215
n|Touggourt|El Oued 95
n|Biskra|Bou Saâda 175|Djelfa 115
n|Bou Saâda|M'Sila 70
n|M'Sila|Bordj Bou Arréridj 60
v|Alger|Boumerdès 48
n|Boumerdès|Tizi Ouzou 57
v|Alger|Lakhdaria 75|Bouïra 36|Bordj Bou Arréridj 100|Sétif 63|El Eulma 27|Constantine 99
v|Constantine|Azzaba 86|Annaba 68
n|Azzaba|Skikda 33
n|Constantine|Skikda 84
n|Bouïra|Akbou 80|Béjaïa 71
m|Tizi Ouzou|Béjaïa 128
m|Béjaïa|Sétif 112
m|Béjaïa|Jijel 95
n|Constantine|Batna 118|Biskra 118
n|Sétif|Batna 130
n|Batna|Khenchela 105
n|Annaba|Guelma 64|Souk Ahras 76
n|Guelma|Constantine 116
n|Souk Ahras|Tébessa 130
n|Annaba|El Kala 85
`;
