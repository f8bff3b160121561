import { type NativePack } from './stock.ts'

/** For topics in German. The topic stands after a colon, so that no case or gender has to be known. */
export const GERMAN_PACK: NativePack = {
  stock: {
    setup: {
      open: [
        'Heute geht es um genau eine Sache: {q}',
        'Nehmen wir uns ein paar Minuten Zeit dafür: {q}',
        'Darüber wird viel geredet und wenig nachgedacht: {q}',
      ],
      more: [
        'Ich gehe mit dir einmal um das Thema herum und bleibe dort stehen, wo es spannend wird.',
        'An jeder Stelle gibt es etwas zum Mitnehmen und etwas zum Ausprobieren.',
        'Du brauchst kein Vorwissen, nur ein bisschen Neugier und vielleicht einen Stift.',
        'Wo ich etwas nicht weiß, sage ich es dir.',
        'Am Ende setzen wir die Teile wieder zusammen, und du entscheidest, was davon bleibt.',
      ],
    },
    sections: [
      {
        phase: 1,
        lesson: 'doubt',
        name: 'das Bild im Kopf',
        idea: [
          'Bevor du weiterliest oder weitersuchst, schau dir das Bild an, das du schon im Kopf hast: {q}',
          'Du hattest schon eine Meinung, bevor dieses Video begann: {q}',
        ],
        why: [
          'Wir hören Neues nicht neu, wir hängen es an das, was schon da ist.',
          'Hängt der Haken schief, dann hängt auch das Richtige schief.',
          'Oft stammt so ein Bild aus einer einzigen Szene oder von einem Menschen, der gut erzählen konnte.',
          'Falsch ist es deshalb nicht, nur klein.',
          'Sobald du den Rahmen siehst, kannst du auch über den Rand schauen.',
        ],
        todo: [
          'Schreib drei Wörter auf, die dir zuerst einfallen, und vergleiche sie am Ende mit dem, was du dann denkst.',
          'Erkläre es laut, ohne das Wort selbst zu benutzen, und merk dir, wo du ins Stocken kommst.',
        ],
        show: 'Eine schnelle Skizze auf Papier, die halb leer bleibt.',
      },
      {
        phase: 1,
        lesson: 'doubt',
        name: 'zu viele gute Ratschläge',
        idea: [
          'Es gibt dazu mehr Ratschläge, als ein Mensch befolgen kann: {q}',
          'Drei Tipps helfen, dreißig machen müde, und das gilt auch hier: {q}',
        ],
        why: [
          'Jede Quelle klingt für sich vernünftig, und zusammen widersprechen sie sich.',
          'Weiterlesen fühlt sich nach Fortschritt an, weil dabei nichts schiefgehen kann.',
          'Was zu dir passt, merkst du aber erst, wenn du etwas länger als einen Nachmittag versuchst.',
          'Ein Weg, den du mittelmäßig gehst, bringt dir mehr als fünf, die du nur kennst.',
          'Wechseln darfst du später immer noch, nur eben nicht jeden Tag.',
        ],
        todo: [
          'Such dir eine einzige Quelle aus, schließ die anderen und bleib zwei Wochen dabei.',
          'Leg alle gespeicherten Tipps in einen Ordner und öffne nur den ersten.',
        ],
        show: 'Durch viele gespeicherte Beiträge wischen, dann das Handy umdrehen.',
      },
      {
        phase: 1,
        lesson: 'people',
        name: 'der Grund dahinter',
        idea: ['Frag dich kurz, warum dich das gerade jetzt beschäftigt: {q}', 'Niemand kommt ohne Grund darauf: {q}'],
        why: [
          'Dahinter steckt meistens eine Sorge, eine Entscheidung oder ein Gespräch, das nachklingt.',
          'Von diesem Grund hängt ab, welche Antwort dir überhaupt hilft.',
          'Wer bis Freitag entscheiden muss, braucht etwas anderes als jemand, der nur neugierig ist.',
          'Ohne den Grund bekommst du eine richtige Antwort, mit der du nichts anfangen kannst.',
          'Das passiert ständig, und hinterher sind alle ein wenig verstimmt.',
        ],
        todo: [
          'Beende den Satz: Wenn ich das wüsste, würde ich morgen etwas anders machen, nämlich.',
          'Erzähl einem Menschen in zwei Sätzen, warum dich das interessiert.',
        ],
        show: 'In die Kamera fragen und zwei Sekunden warten.',
      },
      {
        phase: 2,
        lesson: 'small',
        name: 'der kleine Anfang',
        idea: [
          'Fang so klein an, dass es fast lächerlich wirkt: {q}',
          'Hier ist der kleinste Einstieg, den ich kenne: {q}',
        ],
        why: [
          'Große Anfänge macht man an guten Tagen, und gute Tage sind seltener als gedacht.',
          'Etwas Kleines übersteht auch einen langen Abend und schlechte Laune.',
          'Eine Viertelstunde mit voller Aufmerksamkeit reicht für den Anfang völlig aus.',
          'Hör auf, solange du noch neugierig bist.',
          'Dann kommst du von allein zurück, und mehr Geheimnis ist nicht dabei.',
        ],
        todo: [
          'Stell dir heute einen Wecker auf fünfzehn Minuten, fang an und hör auf, wenn er klingelt.',
          'Halbiere deinen Plan, halbiere ihn noch einmal und beginne mit dem, was übrig ist.',
        ],
        show: 'Eine Küchenuhr aufziehen und ohne ein Wort anfangen.',
      },
      {
        phase: 2,
        lesson: 'order',
        name: 'die richtige Reihenfolge',
        idea: [
          'Die Reihenfolge ist wichtiger als das Tempo: {q}',
          'Vieles entscheidet sich vor dem Teil, den alle zeigen: {q}',
        ],
        why: [
          'Wir beginnen gern mit dem Sichtbaren, weil es nach Arbeit aussieht.',
          'Wie schwer das Sichtbare wird, entscheidet aber die leise Vorbereitung.',
          'Liegen zwei, drei Dinge bereit, dann läuft die Mitte beinahe von selbst.',
          'Fehlen sie, dann suchst du, fragst herum und fängst wieder von vorn an.',
          'Aufregend ist das nicht, und genau deshalb machen es so wenige.',
        ],
        todo: [
          'Schreib auf, welche drei Dinge vorher stimmen müssen, und hake sie der Reihe nach ab.',
          'Nimm dir beim nächsten Mal fünf Minuten nur für die Vorbereitung, und achte auf den Unterschied.',
        ],
        show: 'Alles, was man braucht, der Reihe nach auf einen Tisch legen, von oben gefilmt.',
      },
      {
        phase: 2,
        lesson: 'notice',
        name: 'ein Detail aus der Nähe',
        idea: [
          'Vergiss einen Moment lang das Ganze und nimm ein einziges Detail: {q}',
          'Geh näher heran, als du es sonst tust: {q}',
        ],
        why: [
          'Das Ganze ist immer ein wenig verschwommen, ein Detail hält still.',
          'An einer kleinen Stelle sieht man oft, wie viel Sorgfalt im Rest steckt.',
          'Man kann darauf zeigen, und deshalb kann man auch besser darüber reden.',
          'Allgemeines Lob und allgemeine Kritik klingen nach einer Weile gleich.',
          'Eine genaue Beobachtung dagegen bleibt den Leuten im Kopf.',
        ],
        todo: [
          'Beschreib ein Detail so genau, dass jemand es zeichnen könnte.',
          'Such den kleinsten Teil, der dir fehlen würde, wenn er weg wäre.',
        ],
        show: 'Eine extreme Nahaufnahme, danach langsam zurück.',
      },
      {
        phase: 2,
        lesson: 'people',
        name: 'jemand, der es täglich macht',
        idea: [
          'Irgendwo gibt es Menschen, für die das ein ganz normaler Dienstag ist: {q}',
          'Such dir jemanden, der sich jeden Tag damit beschäftigt: {q}',
        ],
        why: [
          'Solche Menschen achten auf andere Dinge als wir.',
          'Den berühmten Teil finden sie langweilig, dafür reden sie eine Stunde über etwas, von dem du nie gehört hast.',
          'Sie wissen auch, was schiefgeht, und das steht selten in einer Zusammenfassung.',
          'Hör auf die Wörter, die sie benutzen, wenn sie vergessen, dass jemand zuhört.',
          'Darin steckt mehr Wissen als in den meisten Definitionen.',
        ],
        todo: [
          'Frag jemanden mit Erfahrung, was Außenstehende immer falsch verstehen.',
          'Such einen Bericht aus erster Hand und lies ihn bis zum Ende.',
        ],
        show: 'Sich vorbeugen, als würde man jemandem am Tisch zuhören.',
      },
      {
        phase: 3,
        lesson: 'limits',
        name: 'alles auf einmal',
        idea: [
          'Der häufigste Fehler sieht nach Fleiß aus, nämlich alles auf einmal zu wollen: {q}',
          'Vorsicht, wenn sich die erste Woche heldenhaft anfühlt: {q}',
        ],
        why: [
          'Eine heldenhafte Woche muss man zurückzahlen, und die Rechnung kommt meist schnell.',
          'Danach folgen eine Pause, ein schlechtes Gewissen und ein noch größerer Vorsatz.',
          'Was wie Disziplin aussieht, ist oft nur Ungeduld in besserer Kleidung.',
          'Wer dranbleibt, wirkt am Anfang fast faul, weil er aufhört, solange es noch gut läuft.',
          'Frag diese Leute in drei Monaten noch einmal.',
        ],
        todo: [
          'Setz dir auch eine Obergrenze und halte sie ein, selbst wenn es gerade gut läuft.',
          'Plane einen Tag in der Woche, an dem nichts passieren muss.',
        ],
        show: 'Erst viel zu schnell, dann dasselbe im halben Tempo.',
      },
      {
        phase: 3,
        lesson: 'doubt',
        name: 'die halbe Ausrede',
        idea: [
          'Dafür habe ich keine Zeit, sagen viele, und das ist nur zur Hälfte wahr: {q}',
          'Nehmen wir den Einwand ernst, dass im Alltag kein Platz dafür ist: {q}',
        ],
        why: [
          'Manche Wochen sind wirklich voll, und es hilft niemandem, das zu leugnen.',
          'Zeit fehlt aber selten am Stück, sie versickert zwischen den Dingen.',
          'Die freie Stunde gibt es nicht, also lohnt es sich auch nicht, auf sie zu warten.',
          'Es gibt aber fünfzehn Minuten, an die du dich morgen ohnehin nicht mehr erinnerst.',
          'Davon musst du nicht alle hergeben, eine Portion genügt.',
        ],
        todo: [
          'Geh den gestrigen Tag durch, such eine leere Viertelstunde und trag sie für morgen ein.',
          'Sag diese Woche zu einer Kleinigkeit Nein und nutze genau diesen Platz.',
        ],
        show: 'Auf einen vollen Kalender zeigen und eine winzige Lücke einkreisen.',
      },
      {
        phase: 3,
        lesson: 'limits',
        name: 'das Beispiel, das nicht passt',
        idea: [
          'Was immer du darüber denkst, irgendwo gibt es ein Beispiel, das nicht passt: {q}',
          'Wenn du dein Wissen prüfen willst, such die Ausnahme: {q}',
        ],
        why: [
          'Beispiele, die passen, sind bequem und bringen uns nichts Neues bei.',
          'Erst am Sonderfall sieht man, wo eine Regel aufhört.',
          'Entweder ist die Regel falsch, oder es gibt eine zweite, die du noch nicht kennst.',
          'Für neugierige Menschen ist beides eine gute Nachricht.',
          'Unangenehm ist es nur, wenn man schon fertig sein wollte.',
        ],
        todo: [
          'Schreib deine Regel in einem Satz auf und versuch fünf Minuten lang, sie zu widerlegen.',
          'Heb dir eine Ausnahme auf und leg sie neben deine Notizen.',
        ],
        show: 'Fünf ähnliche Dinge in einer Reihe und eines, das nicht dazugehört.',
      },
      {
        phase: 4,
        lesson: 'notice',
        name: 'zwei Zeilen am Tag',
        idea: [
          'Zwei eigene Zeilen am Tag bringen dir mehr als eine weitere Stunde Zuschauen: {q}',
          'Schreib mit, aber so kurz, dass du es wirklich tust: {q}',
        ],
        why: [
          'Das Gedächtnis ist ein freundlicher Lügner, es behält den besten und den schlechtesten Tag.',
          'Zwei Zeilen reichen: Was habe ich getan, und was ist mir aufgefallen?',
          'Nach zwei Wochen siehst du ein Muster, das dir sonst niemand zeigen kann.',
          'Vielleicht klappt es immer zur selben Stunde nicht, vielleicht immer nach derselben Kleinigkeit besonders gut.',
          'Das ist ein Rat für genau einen Menschen, und er kostet nichts.',
        ],
        todo: [
          'Öffne heute Abend eine Notiz, schreib zwei Zeilen und stell dir für morgen eine Erinnerung.',
          'Mach jedes Mal ein Foto von derselben Stelle und vergleiche das erste mit dem zehnten.',
        ],
        show: 'Nahaufnahme eines Notizbuchs mit zwei handgeschriebenen Zeilen.',
      },
      {
        phase: 4,
        lesson: 'people',
        name: 'das Weitererzählen',
        idea: [
          'Verstanden hast du es, wenn du es jemandem erzählen kannst: {q}',
          'Bring es heute Abend mit an den Tisch: {q}',
        ],
        why: [
          'Beim Erzählen lässt du weg, was unwichtig ist, und merkst, was dir noch fehlt.',
          'Dein Gegenüber stellt eine Frage, an die du nicht gedacht hast.',
          'Von da an gehört der Gedanke zwei Menschen, und deshalb bleibt er.',
          'Ihr müsst am Ende nicht einer Meinung sein.',
          'Schöner ist es sogar, wenn niemand gewinnen muss.',
        ],
        todo: [
          'Erzähl heute einer Person einen einzigen Gedanken daraus, in deinen eigenen Worten.',
          'Stell dazu eine offene Frage und lass den anderen ausreden.',
        ],
        show: 'Ein zweiter Stuhl im Bild, jemand setzt sich dazu.',
      },
    ],
    payoff: {
      open: ['Setzen wir es wieder zusammen: {q}', 'Noch ein letzter Blick darauf: {q}', 'Das war mein Rundgang: {q}'],
      more: [
        'Ein kleiner Anfang, eine gute Reihenfolge und ein ehrlicher Blick genügen für die nächste Woche.',
        'Alles andere darf warten, bis du es wirklich brauchst.',
        'Du musst nicht alles davon tun, ein einziger Gedanke, den du benutzt, ist genug.',
        'Und wenn du in einem Monat anders darüber denkst, dann war das keine Zeitverschwendung.',
      ],
    },
  },
  tones: {
    casual: {
      greeting: [
        'Okay, mach es dir bequem, wir machen das jetzt richtig.',
        'Hey, hol dir was zu trinken, und dann geht es los.',
      ],
      asides: [
        'Klingt banal, ich weiß, hilft aber.',
        'Ich bin darin selbst nicht besonders gut.',
        'Probier es einmal, und wenn es nichts für dich ist, auch gut.',
        'Das würde ich einem Freund genau so schreiben.',
        'Mehr steckt wirklich nicht dahinter.',
        'Mach dir keinen Kopf, wenn es sich komisch anfühlt.',
      ],
      close: ['Mehr habe ich nicht, und mehr braucht es auch nicht.', 'Mach dir keinen Stress damit.'],
    },
    professional: {
      greeting: ['Schön, dass du dir die Zeit nimmst.', 'Gehen wir Schritt für Schritt vor.'],
      asides: [
        'Das Prinzip ist einfach, die Ausdauer ist es nicht.',
        'Es lohnt sich, das schriftlich festzuhalten.',
        'In der Praxis entscheidet sich hier das meiste.',
        'Der Aufwand ist gering, die Klarheit beträchtlich.',
        'Dieser Punkt wird auch von Erfahrenen oft unterschätzt.',
        'Sorgfalt an dieser Stelle erspart spätere Korrekturen.',
      ],
      close: ['Erst Klarheit, dann Tempo.', 'Sorgfältige Arbeit sieht selten spektakulär aus.'],
    },
    humorous: {
      greeting: [
        'Bitte anschnallen, die guten Plätze sind leider schon weg.',
        'Hallo, auch an die Person, die dir in der Bahn über die Schulter schaut.',
      ],
      asides: [
        'Mein Kalender hat dagegen Einspruch eingelegt.',
        'Irgendwo ist gerade ein Motivationsposter von der Wand gefallen.',
        'Ich würde es auf eine Tasse drucken, aber ehrliche Tassen kauft ja niemand.',
        'Getestet habe ich es nur an mir, die Stichprobe ist also etwas unzuverlässig.',
        'Ich hatte auch auf eine Abkürzung gehofft.',
        'Applaus bitte erst am Ende, die Nachbarn schlafen.',
      ],
      close: [
        'Und wenn es schiefgeht, hast du wenigstens etwas zu erzählen.',
        'Das war meine Weisheit für diese Woche, der Tank ist leer.',
      ],
    },
    inspiring: {
      greeting: ['Schön, dass du da bist, egal wo du gerade stehst.', 'Atme einmal durch und komm kurz an.'],
      asides: [
        'Du bist näher dran, als es sich von innen anfühlt.',
        'Hab Geduld mit dir, Wachsen ist langsame Arbeit.',
        'Klein und ehrlich schlägt groß und geliehen.',
        'Du hast schon Schwereres geschafft.',
        'Es darf unvollkommen sein, solange es deins ist.',
        'Was du im Stillen übst, trägt dich, wenn es laut wird.',
      ],
      close: [
        'Du brauchst kein größeres Leben, nur den nächsten ehrlichen Schritt.',
        'Fang dort an, wo du stehst, das ist ein guter Ort.',
      ],
    },
  },
  rehooks: [
    'Bleib noch kurz dran, denn jetzt kommt etwas, das oft fehlt: {name}.',
    'Der nächste Gedanke hat mir am meisten gebracht: {name}.',
    'Kurz durchatmen, und dann geht es weiter, das Stichwort heißt: {name}.',
    'Jetzt wird es ein wenig unbequem: {name}.',
    'Fast hätte ich das weggelassen, und es wäre schade gewesen: {name}.',
    'Wenn du nur halb zugehört hast, komm jetzt zurück: {name}.',
    'Das Einfache liegt hinter uns, nun kommt der spannende Teil: {name}.',
    'Darüber wird erstaunlich selten gesprochen: {name}.',
    'Behalte das im Kopf, denn gleich brauchst du es wieder: {name}.',
    'Noch eine Sache, die man leicht übersieht: {name}.',
    'Es geht weiter mit einem Punkt, an dem viele aussteigen: {name}.',
    'Und dann ist da noch etwas ganz anderes: {name}.',
  ],
  counts: [
    [
      'Erstens',
      'Zweitens',
      'Drittens',
      'Viertens',
      'Fünftens',
      'Sechstens',
      'Siebtens',
      'Achtens',
      'Neuntens',
      'Zehntens',
      'Elftens',
      'Zwölftens',
    ],
  ],
  recaps: [
    'Drei Dinge zum Mitnehmen: {names}.',
    'Wenn du dir etwas aufgeschrieben hast, dann hoffentlich das: {names}.',
  ],
  calls: [
    'Schreib mir in die Kommentare, womit du anfängst.',
    'Speichere dir das für später und schick es einer Person, die es brauchen kann.',
    'Folge mir für den nächsten Teil und sag mir, worum es darin gehen soll.',
  ],
  lastWords: ['Bis zum nächsten Mal.', 'Danke, dass du bis hierher geblieben bist.', 'Das war es für heute.'],
  frameDirections: {
    hook: ['Direkt in die Kamera, ohne Begrüßung.', 'Mitten in einer Bewegung anfangen.'],
    setup: ['Einen Schritt zurück, der Raum wird sichtbar.', 'Das Thema als Titel einblenden.'],
    rehook: ['Blickwinkel wechseln.', 'Näher herangehen.', 'Kurze Pause, dann weiter.'],
    payoff: ['Zurück zur ersten Einstellung, ruhiger als am Anfang.', 'Die Stichworte einblenden.'],
    call: ['Die letzte Einstellung zwei Sekunden halten.', 'Lächeln, Hand heben, halten.'],
  },
}
