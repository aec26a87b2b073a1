/** By which an expert decides. */
export const REVIEW_CHECKLIST = `
FYRIR HVERT RITVERK
  [ ] DOI-númerið, eða síða útgefandans, vísar á þetta ritverk og ekkert annað.
  [ ] Höfundar, ár, titill og tímarit koma heim og saman við ritverkið sjálft.
  [ ] Það hefur ekki verið afturkallað eða leiðrétt þannig að það snerti staðhæfinguna.

FYRIR HVERJA STAÐHÆFINGU
  [ ] Textinn stendur í ritverkinu, með þessum orðum.
  [ ] Ritverkið segir þetta um eigin gögn, eða vísar í annað ritverk, sem verður þá heimildin.
  [ ] Þetta er um þessa tegund: núverandi eða fyrra heiti, og ekki tegund sem líkist henni.
  [ ] Tegund, undirtegund eða stofn eru rétt; einnig haf, land og árstími.
  [ ] Tala, eining og fyrirvari eru þau sem standa í ritverkinu. Ekkert var námundað eða umreiknað.
  [ ] Ár gagnanna eru gefin upp, eða vitað að þau eru óþekkt.
  [ ] Þetta er enn talið gilda: ekkert nýrra ritverk sama hóps endurskoðar það.
  [ ] Þetta stangast ekki á við válistamatið sem er í notkun. Ef það gerir það er hvort tveggja sýnt.
  [ ] Þetta kemur ekki upp um stað þar sem vinna mætti dýrinu mein.

FYRIR FÆRSLUNA Í HEILD
  [ ] Að reitum undir "not_found" var leitað í höndunum að minnsta kosti einu sinni.
  [ ] Ágreiningur milli ritverka er látinn standa, ekki jafnaður út.
  [ ] Þau sem búa yfir þekkingu á svæðinu eru nefnd þar sem ritverkið nefnir þau.
  [ ] Ástæða fylgir þeim staðhæfingum sem strikaðar voru út.

Yfirlesari, dagur, athugasemdir:
`
