/** Words of one kind, in several languages. */
const words = (...lists: readonly string[]): readonly string[] => lists.flatMap((list) => list.split(', '))

/** Directions that are one by themselves: as the whole content of a bracket. */
export const DIRECTIONS_ALONE = words(
  'sigh, laugh, chuckle, giggle, gasp, smile, wink, nod, shrug, whisper, pause, beat, silence, music, applause, laughter, sound effect, cut, transition, intro music, outro music',
  'sighing, laughing, chuckling, giggling, gasping, smiling, grinning, winking, nodding, shrugging, whispering, pausing, crying, sarcastically, excitedly, softly, on screen, off screen',
  'pause, musik, stille, lachen, seufzen, gelächter, applaus, flüsternd, lachend, lächelnd, seufzend, schnitt, übergang',
  'pausa, risas, risa, música, silencio, aplausos, susurrando, sonriendo, riendo, suspiro, pausa dramática, pausa larga, pausa corta, pausa breve, música suave, transición',
  'rires, rire, musique, soupir, sourire, applaudissements, en chuchotant, en souriant, en riant, pause dramatique, musique douce',
  'risos, risada, silêncio, sussurrando, sorrindo, rindo, transição',
  'ride, risate, risata, musica, silenzio, applausi, ridendo, sorridendo, sospiro, pausa drammatica, transizione',
  'pauze, muziek, gelach, stilte, pauza, śmiech, muzyka, cisza, müzik, gülüyor',
  'пауза, смех, музыка, тишина, шёпотом, 笑, 笑い, ため息, 間, 沈黙, 音楽, 拍手, 叹气, 停顿, 音乐, 웃음, 한숨, 음악',
)

/** Beginnings of directions, alone or with a few more words. */
export const DIRECTION_BEGINNINGS = words(
  'sighs, laughs, chuckles, giggles, gasps, smiles, grins, smirks, winks, nods, shrugs, frowns, groans, whispers, yawns, coughs, pauses, exhales, inhales, claps, gestures, clears throat, clears his throat, clears her throat, deep breath, takes a breath, takes a deep breath, takes a sip, rolls eyes',
  'leans in, leans back, leans forward, looks at, looks into, looks to, looks up, looks down, looks away, looks around, looks directly, looks straight, points at, points to, points up, points down, holds up, holding up, turns to, turns around, walks to, walks into, walks away, smiling at, laughing softly, pause for, in a whisper',
  'cut to, cuts to, cut back to, jump cut, zoom in, zoom out, zooms in, zooms out, pan to, pans to, close up of, fade in, fade out, fade to, fades to, fades out, camera pans, camera zooms, to camera, at camera, into camera, to the camera, off camera, voiceover, voice over, b roll, broll, sfx, sound of, text on screen, on screen text, music fades, music stops, music plays, music swells, music starts, music builds',
  'seufzt, lacht, lächelt, kichert, grinst, zwinkert, nickt, flüstert, hustet, gähnt, atmet, räuspert sich, zuckt mit, schaut in, schaut zur, schaut nach, blickt in, zeigt auf, zeigt in, hält inne, schnitt auf, schnitt zu, kamera zoomt, kamera schwenkt, nahaufnahme, einblendung',
  'suspira, ríe, se ríe, sonríe, susurra, asiente, guiña, mira a, mira hacia, señala a, señala hacia, corte a, primer plano, texto en pantalla',
  'soupire, rit, sourit, chuchote, murmure, hoche la tête, regarde la caméra, regarde vers, pointe vers, coupe sur, plan sur, gros plan, zoom sur',
  'sorri, sussurra, olha para, aponta para, corta para, corte para, texto na tela',
  'sospira, sorride, guarda in camera, guarda la camera, guarda verso, punta verso, stacco su, taglio su, primo piano, testo sullo schermo',
  'zucht, glimlacht, fluistert, knipoogt, kijkt in, kijkt naar, wijst naar, wzdycha, śmieje się, uśmiecha się, szepcze',
  'вздыхает, смеётся, смеется, улыбается, шепчет, смотрит в, смотрит на, показывает на',
)

/** Words before a direction: "short pause". */
export const DIRECTION_LEADS = words(
  'short, brief, long, quick, dramatic, awkward, soft, softly, slowly, quietly, nervous, nervously, upbeat, tense, gentle, gently, deep, slight, slightly, big, playfully',
  'kurze, kurzer, lange, dramatische, leise, sanfte, leichtes, tiefes, petite, courte, longue, breve, lunga',
)

/** What stands before a colon in a direction of any length: "B-roll: dough rises". */
export const DIRECTION_LABELS = words(
  'b roll, broll, sfx, sound, sound effect, music, visual, visuals, on screen, on screen text, text, text on screen, text overlay, overlay, voiceover, voice over, vo, camera, scene, shot, cut, cut to, graphic, transition, action, tone',
  'einblendung, text im bild, musik, bild, ton, schnitt, kamera, texto, texto en pantalla, música, imagen, sonido, visuel, texte, musique, son, plan, imagem, som, texto na tela, testo, musica, suono, inquadratura',
)

/** Words in square brackets that ask the creator to fill something in. */
export const PLACEHOLDER_WORDS = words(
  'your, insert, add, name, link, brand, product, handle, username, channel, company, website, url, date, number, city, location, niche, topic, price, amount, code, x, xx, bio, here',
  'dein, deine, deinen, deinem, deiner, ihr, ihre, ihren, einfügen, hier, nummer, datum, marke, produkt, ort, zahl',
  'tu, tus, su, nombre, enlace, inserta, insertar, marca, producto, aquí, fecha, número, ciudad',
  'votre, vos, ton, ta, tes, nom, lien, insérer, insérez, marque, produit, ici, numéro, ville',
  'seu, sua, seus, nome, inserir, insira, produto, aqui, data, cidade, tuo, tua, tuoi, inserisci, prodotto, qui, numero, città',
  'naam, jouw, je, imię, twoje, twój, имя, ссылка, ваше, ваш, твоё, 名前, リンク, 链接, 이름, 링크',
)

/** What models write above or before the parts of a script; numbers and times are left out. */
export const SECTION_LABELS = words(
  'hook, intro, introduction, opening, setup, set up, body, main point, main content, point, points, re hook, rehook, problem, solution, payoff, conclusion, closing, outro, cta, call to action, title, script, full script, spoken text, monologue, narrator, narration, host, speaker, voiceover, voice over, vo, end, the end, end of script, scene, paragraph, beat',
  'einleitung, einstieg, aufhänger, hauptteil, schluss, fazit, auflösung, titel, skript, sprecher, sprechtext, szene, teil, abschnitt',
  'gancho, introducción, introduccion, desarrollo, cierre, conclusión, llamada a la acción, título, guion, guión, narrador, escena, introdução, fechamento, roteiro',
  'accroche, développement, chute, appel à l action, titre, texte, narrateur, scène, introduzione, svolgimento, conclusione, titolo, copione, narratore, scena',
)

/** How models begin a line before a text. */
export const INTRODUCTIONS = words(
  'sure, certainly, of course, absolutely, here is, here s, here are, below is',
  'gerne, natürlich, klar, hier ist, hier kommt, aquí tienes, aquí está, claro, por supuesto, voici, bien sûr, ecco, certo, aqui está',
)

/** How models begin a remark behind a text. */
export const REMARKS = words(
  'let me know, would you like me to, do you want me to, want me to, if you d like me to, if you would like me to, if you want me to, feel free to, i hope this, hope this, i can also, happy to, this script, this version, note, word count',
  'sag mir, sagen sie mir, lass mich wissen, soll ich, wenn du möchtest, hinweis, avísame, házmelo saber, quieres que, dis moi si, souhaites tu, veux tu que, fammi sapere, vuoi che, quer que, me avise',
)
