import { type NativePack } from './stock.ts'

/** For topics in Italian. The topic stands after a colon, so that no gender has to be known. */
export const ITALIAN_PACK: NativePack = {
  stock: {
    setup: {
      open: [
        'Oggi si parla di una cosa sola: {q}',
        'Dedichiamoci qualche minuto con calma: {q}',
        'Se ne parla molto e ci si pensa poco: {q}',
      ],
      more: [
        'Faccio con te un giro completo e mi fermo dove diventa interessante.',
        "A ogni tappa c'è un'idea da portare via e qualcosa da provare.",
        "Non serve sapere niente prima, bastano un po' di curiosità e forse una matita.",
        'E quando non so una cosa, te lo dico.',
        'Alla fine rimettiamo insieme i pezzi e decidi tu che cosa resta.',
      ],
    },
    sections: [
      {
        phase: 1,
        lesson: 'doubt',
        name: "l'immagine che hai già",
        idea: [
          "Prima di cercare altro, guarda l'immagine che hai già in testa: {q}",
          "Avevi già un'opinione prima che questo video cominciasse: {q}",
        ],
        why: [
          "Il nuovo non arriva mai da solo, lo appendiamo a quello che c'era già.",
          'Se il gancio è storto, anche quello che è giusto pende di lato.',
          "Spesso quell'immagine viene da una sola scena o da qualcuno che raccontava molto bene.",
          'Questo non la rende falsa, la rende soltanto piccola.',
          'Appena vedi la cornice, puoi guardare anche fuori.',
        ],
        todo: [
          'Scrivi le prime tre parole che ti vengono e confrontale alla fine con quello che pensi allora.',
          'Spiegalo ad alta voce senza usare la parola e nota dove ti blocchi.',
        ],
        show: 'Uno schizzo veloce su un foglio mezzo vuoto.',
      },
      {
        phase: 1,
        lesson: 'doubt',
        name: 'i troppi consigli',
        idea: [
          'Ci sono più consigli di quanti una persona ne possa seguire: {q}',
          'Tre consigli aiutano e trenta stancano, anche in questo caso: {q}',
        ],
        why: [
          'Ogni fonte da sola sembra ragionevole, e insieme si contraddicono.',
          'Continuare a leggere sembra un progresso, perché intanto niente può andare storto.',
          'Ma capisci che cosa fa per te solo se provi per più di un pomeriggio.',
          'Una strada seguita a metà insegna più di cinque che conosci soltanto da lontano.',
          'Potrai cambiare più avanti, basta che non sia ogni giorno.',
        ],
        todo: [
          'Scegli una sola fonte, chiudi le altre e resta con quella per due settimane.',
          'Metti tutti i consigli in una cartella e apri soltanto il primo.',
        ],
        show: 'Scorrere tanti post salvati, poi girare il telefono.',
      },
      {
        phase: 1,
        lesson: 'people',
        name: "il motivo che c'è dietro",
        idea: ['Chiediti perché ti interessa proprio adesso: {q}', 'Nessuno ci arriva senza un motivo: {q}'],
        why: [
          "Dietro c'è quasi sempre una preoccupazione, una decisione o una conversazione che risuona ancora.",
          'Da quel motivo dipende quale risposta ti aiuta davvero.',
          'Chi deve decidere entro venerdì ha bisogno di altro rispetto a chi è solo curioso.',
          'Senza il motivo ricevi una risposta esatta che non ti serve a niente.',
          "Succede di continuo, e dopo tutti restano un po' delusi.",
        ],
        todo: [
          'Completa questa frase: se lo sapessi, domani farei una cosa diversa, cioè.',
          'Racconta a qualcuno in due frasi perché ti interessa.',
        ],
        show: 'Fare la domanda alla camera e aspettare due secondi.',
      },
      {
        phase: 2,
        lesson: 'small',
        name: "l'inizio piccolo",
        idea: [
          'Comincia da una cosa così piccola che fa quasi ridere: {q}',
          'Questa è la porta più piccola che conosco: {q}',
        ],
        why: [
          'I grandi inizi si fanno nei giorni buoni, e i giorni buoni sono meno di quanti pensiamo.',
          'Una cosa piccola sopravvive anche a una serata lunga e al cattivo umore.',
          "Un quarto d'ora con tutta la tua attenzione basta per cominciare.",
          'Fermati finché hai ancora curiosità.',
          'Così la voglia di tornare viene da sola, e il segreto è tutto qui.',
        ],
        todo: [
          'Metti oggi un timer di quindici minuti, comincia e smetti quando suona.',
          'Taglia il tuo piano a metà, taglialo ancora e parti da quello che resta.',
        ],
        show: 'Caricare un timer da cucina e cominciare senza una parola.',
      },
      {
        phase: 2,
        lesson: 'order',
        name: "l'ordine giusto",
        idea: [
          "Qui l'ordine conta più della velocità: {q}",
          'Molto si decide prima della parte che tutti fanno vedere: {q}',
        ],
        why: [
          'Ci piace cominciare da quello che si vede, perché sembra lavoro.',
          'Ma è la preparazione silenziosa a decidere quanto sarà difficile il resto.',
          'Con due o tre cose pronte, la parte centrale va avanti quasi da sola.',
          'Senza, si cerca, si chiede in giro e si ricomincia da capo.',
          'Non è emozionante, ed è proprio per questo che lo fanno in pochi.',
        ],
        todo: [
          'Scrivi le tre cose che devono essere pronte prima e spuntale in ordine.',
          'La prossima volta usa cinque minuti solo per preparare e nota la differenza.',
        ],
        show: "Mettere sul tavolo tutto quello che serve, una cosa dopo l'altra, visto dall'alto.",
      },
      {
        phase: 2,
        lesson: 'notice',
        name: 'un dettaglio da vicino',
        idea: [
          "Dimentica per un momento l'insieme e prendi un solo dettaglio: {q}",
          'Avvicinati più di quanto fai di solito: {q}',
        ],
        why: [
          "L'insieme è sempre un po' sfocato, un dettaglio invece sta fermo.",
          "In una parte piccola si vede spesso quanta cura c'è nel resto.",
          'E poi si può indicare con il dito, per questo se ne parla meglio.',
          'La lode generica e la critica generica finiscono per suonare uguali.',
          "Un'osservazione precisa, invece, resta in testa.",
        ],
        todo: [
          "Descrivi un dettaglio così bene che un'altra persona potrebbe disegnarlo.",
          'Cerca la parte più piccola che ti mancherebbe se non ci fosse.',
        ],
        show: 'Un primissimo piano, poi allontanarsi piano.',
      },
      {
        phase: 2,
        lesson: 'people',
        name: 'chi ci vive ogni giorno',
        idea: [
          'Da qualche parte ci sono persone per cui questo è un martedì qualunque: {q}',
          'Cerca qualcuno che se ne occupa tutti i giorni: {q}',
        ],
        why: [
          'Queste persone notano cose che gli altri non vedono.',
          "La parte famosa le annoia, e possono parlare un'ora di qualcosa che non hai mai sentito.",
          'Sanno anche che cosa va storto, e nei riassunti questo non si legge quasi mai.',
          'Ascolta le parole che usano quando dimenticano che qualcuno le sente.',
          "Lì dentro c'è più sapere che nella maggior parte delle definizioni.",
        ],
        todo: [
          'Chiedi a una persona esperta che cosa capisce sempre male chi guarda da fuori.',
          'Cerca un racconto di prima mano e leggilo fino in fondo.',
        ],
        show: 'Chinarsi in avanti, come per ascoltare qualcuno a tavola.',
      },
      {
        phase: 3,
        lesson: 'limits',
        name: 'il tutto e subito',
        idea: [
          "L'errore più comune somiglia all'impegno, ed è volere tutto e subito: {q}",
          'Attenzione se la prima settimana sembra eroica: {q}',
        ],
        why: [
          'Una settimana eroica si paga, e il conto di solito arriva presto.',
          'Poi arrivano una pausa, i sensi di colpa e una promessa ancora più grande.',
          'Quello che sembra disciplina è spesso impazienza vestita meglio.',
          "Chi dura all'inizio sembra pigro, perché si ferma quando va ancora bene.",
          'Chiediglielo di nuovo tra tre mesi.',
        ],
        todo: [
          'Fissa anche un limite massimo e rispettalo, perfino quando tutto va bene.',
          'Tieni un giorno alla settimana in cui non deve succedere niente.',
        ],
        show: 'Prima troppo veloce, poi la stessa cosa a metà velocità.',
      },
      {
        phase: 3,
        lesson: 'doubt',
        name: 'la scusa a metà',
        idea: [
          'Non ho tempo, dicono in tanti, ed è vero solo a metà: {q}',
          "Prendiamo sul serio l'obiezione che nella giornata non c'è posto: {q}",
        ],
        why: [
          'Certe settimane sono davvero piene, e negarlo non aiuta nessuno.',
          "Ma il tempo non manca quasi mai tutto insieme, scappa tra una cosa e l'altra.",
          "L'ora libera non esiste, quindi non vale nemmeno la pena di aspettarla.",
          'Esistono però quindici minuti che domani non ricorderai più.',
          'Non devi darli tutti, ne basta una parte.',
        ],
        todo: [
          "Ripensa a ieri, trova un quarto d'ora vuoto e segnalo per domani.",
          "Di' di no a una piccola cosa questa settimana e usa proprio quello spazio.",
        ],
        show: 'Indicare un calendario pieno e cerchiare un buco minuscolo.',
      },
      {
        phase: 3,
        lesson: 'limits',
        name: "l'esempio che non torna",
        idea: [
          "Qualunque cosa tu ne pensi, da qualche parte c'è un esempio che non torna: {q}",
          "Se vuoi mettere alla prova quello che sai, cerca l'eccezione: {q}",
        ],
        why: [
          'Gli esempi che tornano sono comodi e non ci insegnano niente di nuovo.',
          'Solo nel caso strano si vede dove finisce una regola.',
          "O la regola è sbagliata, o ce n'è una seconda che non conosci ancora.",
          'Per chi è curioso sono buone notizie tutte e due.',
          'Dà fastidio solo a chi voleva avere già finito.',
        ],
        todo: [
          'Scrivi la tua regola in una frase e prova a romperla per cinque minuti.',
          "Tieni da parte un'eccezione e mettila accanto ai tuoi appunti.",
        ],
        show: "Cinque cose simili in fila e una che non c'entra.",
      },
      {
        phase: 4,
        lesson: 'notice',
        name: 'le due righe al giorno',
        idea: [
          "Due righe tue al giorno insegnano più di un'altra ora passata a guardare gli altri: {q}",
          'Prendi appunti, ma così brevi da scriverli davvero: {q}',
        ],
        why: [
          'La memoria mente con gentilezza, tiene il giorno migliore e il peggiore.',
          'Bastano due righe: che cosa ho fatto e che cosa ho notato.',
          'Dopo due settimane vedi uno schema che nessun altro ti può mostrare.',
          'Forse va male sempre alla stessa ora, forse va bene sempre dopo la stessa piccola cosa.',
          'È un consiglio fatto per una persona sola, e non costa niente.',
        ],
        todo: [
          'Apri una nota stasera, scrivi due righe e metti un promemoria per domani.',
          'Fai ogni volta una foto dallo stesso punto e confronta la prima con la decima.',
        ],
        show: 'Primo piano di un quaderno con due righe scritte a mano.',
      },
      {
        phase: 4,
        lesson: 'people',
        name: 'la conversazione di stasera',
        idea: ["L'hai capito quando riesci a raccontarlo a qualcuno: {q}", 'Portalo stasera a tavola: {q}'],
        why: [
          'Raccontando lasci fuori quello che non conta e ti accorgi di quello che manca.',
          "L'altra persona fa una domanda a cui non avevi pensato.",
          "Da quel momento l'idea è di due persone, e per questo resta.",
          "Alla fine non dovete per forza essere d'accordo.",
          'È perfino più bello quando nessuno deve vincere.',
        ],
        todo: [
          'Racconta oggi a una persona una sola di queste idee, con parole tue.',
          "Fai una domanda aperta e lascia che l'altra persona finisca di parlare.",
        ],
        show: "Una seconda sedia nell'inquadratura, qualcuno si siede.",
      },
    ],
    payoff: {
      open: ['Rimettiamo insieme i pezzi: {q}', 'Un ultimo sguardo: {q}', 'Questo era il giro completo: {q}'],
      more: [
        'Un inizio piccolo, un buon ordine e uno sguardo onesto bastano per la prossima settimana.',
        'Il resto può aspettare finché non ti serve davvero.',
        'Non devi fare tutto, basta una sola idea che usi.',
        'E se tra un mese la penserai in un altro modo, non sarà stato tempo perso.',
      ],
    },
  },
  tones: {
    casual: {
      greeting: [
        'Allora, mettiti in una posizione comoda, oggi lo facciamo per bene.',
        'Ehi, prendi qualcosa da bere e si comincia.',
      ],
      asides: [
        'Sembra ovvio, lo so, però aiuta.',
        'Nemmeno a me riesce sempre, a dirla tutta.',
        'Prova una volta, e se non fa per te, pazienza.',
        'A un amico lo scriverei proprio così.',
        "Non c'è altro trucco, davvero.",
        'Niente panico se ti sembra strano.',
      ],
      close: ['Non ho altro, e non serve altro.', 'Prenditela con calma.'],
    },
    professional: {
      greeting: ['Grazie per il tempo che dedichi a questo.', 'Procediamo passo per passo.'],
      asides: [
        'Il principio è semplice, la costanza non lo è.',
        'Vale la pena metterlo per iscritto.',
        'In pratica è qui che si decide quasi tutto.',
        'Lo sforzo è modesto e la chiarezza notevole.',
        'Questo punto viene sottovalutato anche da chi ha esperienza.',
        'La precisione in questa fase evita correzioni in seguito.',
      ],
      close: ['Prima la chiarezza, poi la velocità.', 'Il lavoro accurato raramente sembra spettacolare.'],
    },
    humorous: {
      greeting: [
        'Allacciate le cinture, i posti migliori erano già occupati.',
        'Ciao a te e alla persona che legge da sopra la tua spalla in metropolitana.',
      ],
      asides: [
        'La mia agenda ha presentato reclamo.',
        'Da qualche parte è appena caduto un poster motivazionale.',
        'Lo metterei su una tazza, ma nessuno compra tazze sincere.',
        "L'ho provato solo su di me, quindi il campione è un po' dubbio.",
        "Anch'io speravo in una scorciatoia.",
        'Gli applausi alla fine, per favore, i vicini dormono.',
      ],
      close: [
        'E se va male, avrai almeno qualcosa da raccontare.',
        'Questa era la mia saggezza della settimana, il serbatoio è vuoto.',
      ],
    },
    inspiring: {
      greeting: ['È bello che tu sia qui, a qualunque punto tu sia.', 'Fai un respiro e arriva con calma.'],
      asides: [
        'La meta è più vicina di quanto sembri da dentro.',
        'Datti tempo, crescere è un lavoro lento.',
        'Piccolo e sincero vale più di grande e preso in prestito.',
        'Hai già superato cose più difficili.',
        'Può essere imperfetto, purché sia tuo.',
        "Quello che eserciti in silenzio ti sostiene quando c'è rumore.",
      ],
      close: [
        'Non ti serve una vita più grande, solo il prossimo passo sincero.',
        'Comincia da dove sei, è un buon posto.',
      ],
    },
  },
  rehooks: [
    'Resta ancora un momento, perché adesso arriva qualcosa che spesso manca: {name}.',
    'La prossima idea è quella che mi è servita di più: {name}.',
    'Un respiro, e andiamo avanti con questo: {name}.',
    "Adesso diventa un po' scomodo: {name}.",
    'Stavo per tagliare questa parte, e sarebbe stato un peccato: {name}.',
    'Se ascoltavi solo a metà, torna adesso: {name}.',
    'Il facile è alle spalle, ora viene la parte interessante: {name}.',
    'Di quello che viene ora si parla pochissimo: {name}.',
    'Tieni a mente questa idea, perché tra poco ti serve: {name}.',
    'Manca ancora una cosa che è facile dimenticare: {name}.',
    'Siamo al punto in cui in tanti si fermano: {name}.',
    "E poi c'è qualcosa di completamente diverso: {name}.",
  ],
  counts: [
    [
      'Idea numero uno',
      'Idea numero due',
      'Idea numero tre',
      'Idea numero quattro',
      'Idea numero cinque',
      'Idea numero sei',
      'Idea numero sette',
      'Idea numero otto',
      'Idea numero nove',
      'Idea numero dieci',
      'Idea numero undici',
      'Idea numero dodici',
    ],
  ],
  recaps: ['Tre cose da portare via: {names}.', 'Se hai scritto qualcosa, che sia questo: {names}.'],
  calls: [
    'Scrivi nei commenti da dove cominci.',
    'Salva il video per dopo e mandalo a una persona a cui può servire.',
    'Segui il canale per la prossima parte e dimmi di che cosa dovrebbe parlare.',
  ],
  lastWords: ['Alla prossima.', 'Grazie per essere arrivati fino in fondo.', 'Per oggi è tutto.'],
  frameDirections: {
    hook: ['Sguardo in camera, senza saluto.', 'Cominciare a metà di un gesto.'],
    setup: ['Un passo indietro, si vede la stanza.', "L'argomento appare come titolo."],
    rehook: ['Cambiare angolazione.', 'Avvicinarsi.', 'Una breve pausa, poi avanti.'],
    payoff: ['Tornare alla prima inquadratura, con più calma.', 'Mostrare le idee sullo schermo.'],
    call: ["Tenere l'ultima inquadratura per due secondi.", 'Sorridere, alzare la mano, tenere.'],
  },
}
