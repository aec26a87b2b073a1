import type { GroupName } from './group-names.ts'
import type { WordGroup } from './word-group.ts'

const BALEEN = ['Balaenidae', 'Balaenopteridae', 'Eschrichtiidae', 'Neobalaenidae']
const TOOTHED = ['Delphinidae', 'Kogiidae', 'Monodontidae', 'Phocoenidae', 'Physeteridae', 'Ziphiidae']

/**
 * Groups by everyday words, singular and plural, in the languages of the portal. Which species belong to one follows from
 * their taxonomy, so that a species that is added joins its groups.
 */
export const WORD_GROUPS: Readonly<Record<GroupName, WordGroup>> = {
  whales: {
    members: { family: [...BALEEN, ...TOOTHED] },
    words: {
      en: ['whales', 'whale', 'cetaceans', 'cetacean', 'whaling'],
      is: ['hvalir', 'hvalur', 'hval', 'hvali', 'hvala', 'hvalveiðar'],
      no: ['hvaler', 'hval', 'hvalar', 'hvalfangst'],
      da: ['hvaler', 'hval', 'hvalfangst'],
    },
  },
  baleen_whales: {
    members: { family: BALEEN },
    words: {
      en: ['baleen whales', 'baleen whale'],
      is: ['skíðishvalir', 'skíðishvalur'],
      no: ['bardehvaler', 'bardehval'],
      da: ['bardehvaler', 'bardehval'],
    },
  },
  toothed_whales: {
    members: { family: TOOTHED },
    words: {
      en: ['toothed whales', 'toothed whale'],
      is: ['tannhvalir', 'tannhvalur'],
      no: ['tannhvaler', 'tannhval'],
      da: ['tandhvaler', 'tandhval'],
    },
  },
  beaked_whales: {
    members: { family: ['Ziphiidae'] },
    words: {
      en: ['beaked whales', 'beaked whale'],
      is: ['svínhvalir', 'svínhvalur'],
      no: ['nebbhvaler', 'nebbhval'],
      da: ['næbhvaler', 'næbhval'],
    },
  },
  dolphins: {
    members: { family: ['Delphinidae'] },
    words: {
      en: ['dolphins', 'dolphin'],
      is: ['höfrungar', 'höfrungur', 'höfrunga'],
      no: ['delfiner', 'delfin'],
      da: ['delfiner', 'delfin'],
    },
  },
  porpoises: {
    members: { family: ['Phocoenidae'] },
    words: {
      en: ['porpoises', 'porpoise'],
      is: ['hnísur', 'hnísa'],
      no: ['niser', 'nise'],
      da: ['marsvin'],
    },
  },
  seals: {
    members: { family: ['Odobenidae', 'Otariidae', 'Phocidae'] },
    words: {
      en: ['seals', 'seal', 'pinnipeds', 'pinniped'],
      is: ['selir', 'selur', 'sela', 'hreifadýr'],
      no: ['seler', 'sel', 'selar'],
      da: ['sæler', 'sæl'],
    },
  },
  bears: {
    members: { family: ['Ursidae'] },
    words: {
      en: ['bears', 'bear'],
      is: ['birnir', 'björn', 'bjarndýr'],
      no: ['bjørner', 'bjørn'],
      da: ['bjørne', 'bjørn'],
    },
  },
  cats: {
    members: { family: ['Felidae'] },
    words: {
      en: ['cats', 'cat', 'wild cats', 'lynxes'],
      is: ['kettir', 'köttur', 'kattardýr', 'gaupur', 'gaupa'],
      no: ['kattedyr', 'katter', 'katt', 'gauper', 'gaupe'],
      da: ['kattedyr', 'katte', 'kat', 'losser', 'los'],
    },
  },
  otters: {
    members: { genus: ['Enhydra', 'Lontra', 'Lutra'] },
    words: {
      en: ['otters', 'otter'],
      is: ['otrar', 'otur', 'otra'],
      no: ['otere', 'oter'],
      da: ['oddere', 'odder'],
    },
  },
  mammals: {
    members: { class: ['Mammalia'] },
    words: {
      en: ['mammals', 'mammal'],
      is: ['spendýr'],
      no: ['pattedyr'],
      da: ['pattedyr'],
    },
  },
  birds: {
    members: { class: ['Aves'] },
    words: {
      en: ['birds', 'bird'],
      is: ['fuglar', 'fugl', 'fugla'],
      no: ['fugler', 'fugl', 'fuglar'],
      da: ['fugle', 'fugl'],
    },
  },
  birds_of_prey: {
    members: { order_name: ['Accipitriformes', 'Falconiformes'] },
    words: {
      en: ['birds of prey', 'bird of prey', 'raptors', 'raptor'],
      is: ['ránfuglar', 'ránfugl'],
      no: ['rovfugler', 'rovfugl'],
      da: ['rovfugle', 'rovfugl'],
    },
  },
  falcons: {
    members: { genus: ['Falco'] },
    words: {
      en: ['falcons', 'falcon'],
      is: ['fálkar', 'fálki'],
      no: ['falker', 'falk'],
      da: ['falke', 'falk'],
    },
  },
  buzzards: {
    members: { genus: ['Buteo'] },
    words: {
      en: ['buzzards', 'buzzard', 'hawks', 'hawk'],
      is: ['vákar', 'vákur'],
      no: ['våker', 'våk'],
      da: ['våger', 'våge'],
    },
  },
  owls: {
    members: { order_name: ['Strigiformes'] },
    words: {
      en: ['owls', 'owl'],
      is: ['uglur', 'ugla'],
      no: ['ugler', 'ugle'],
      da: ['ugler', 'ugle'],
    },
  },
  geese: {
    members: { genus: ['Anser', 'Branta'] },
    words: {
      en: ['geese', 'goose'],
      is: ['gæsir', 'gæs'],
      no: ['gjess', 'gås', 'gjæser'],
      da: ['gæs', 'gås'],
    },
  },
  cranes: {
    members: { family: ['Gruidae'] },
    words: {
      en: ['cranes', 'crane'],
      is: ['trönur', 'trana'],
      no: ['traner', 'trane'],
      da: ['traner', 'trane'],
    },
  },
  curlews: {
    members: { genus: ['Numenius'] },
    words: {
      en: ['curlews', 'curlew', 'waders', 'wader', 'shorebirds', 'shorebird'],
      is: ['spóar', 'spói', 'vaðfuglar', 'vaðfugl'],
      no: ['spover', 'spove', 'vadefugler', 'vadefugl'],
      da: ['spover', 'spove', 'vadefugle', 'vadefugl'],
    },
  },
  albatrosses: {
    members: { family: ['Diomedeidae'] },
    words: {
      en: ['albatrosses', 'albatross', 'seabirds', 'seabird'],
      is: ['albatrosar', 'albatrosi', 'sjófuglar', 'sjófugl'],
      no: ['albatrosser', 'albatross', 'sjøfugler', 'sjøfugl'],
      da: ['albatrosser', 'albatros', 'havfugle', 'havfugl'],
    },
  },
  fish: {
    members: { class: ['Actinopterygii', 'Chondrichthyes'] },
    words: {
      en: ['fish', 'fishes', 'fishing', 'fishery', 'fisheries'],
      is: ['fiskar', 'fiskur', 'fisk', 'fiska', 'fiskveiðar'],
      no: ['fisker', 'fisk', 'fiske', 'fiskeri'],
      da: ['fisk', 'fiskene', 'fiskeri'],
    },
  },
  sharks: {
    members: {
      order_name: [
        'Carcharhiniformes',
        'Hexanchiformes',
        'Lamniformes',
        'Orectolobiformes',
        'Squaliformes',
        'Squatiniformes',
      ],
    },
    words: {
      en: ['sharks', 'shark'],
      is: ['hákarlar', 'hákarl', 'háfar', 'háfur'],
      no: ['haier', 'hai'],
      da: ['hajer', 'haj'],
    },
  },
  sturgeons: {
    members: { family: ['Acipenseridae'] },
    words: {
      en: ['sturgeons', 'sturgeon'],
      is: ['styrjur', 'styrja'],
      no: ['stører', 'stør'],
      da: ['stører', 'stør'],
    },
  },
  plants: {
    members: { kingdom: ['Plantae'] },
    words: {
      en: ['plants', 'plant', 'flowers', 'flower'],
      is: ['plöntur', 'planta', 'jurtir', 'jurt', 'blóm'],
      no: ['planter', 'plante', 'blomster'],
      da: ['planter', 'plante', 'blomster'],
    },
  },
}
