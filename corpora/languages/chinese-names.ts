import { allLocales } from "@faker-js/faker";

import type { NameStock } from "./language-pack.ts";

// The package has Chinese given names in characters only; most are two of these syllables.
const FEMALE =
  "Xiao Mei Li Ying Yan Hui Fang Juan Jing Yu Lan Hong Xue Na Min Qing Yue Ting Shu Zhen Jie Ping Dan Rui Lin".split(
    " ",
  );
const MALE =
  "Wei Jun Qiang Lei Jian Hao Bo Feng Gang Hui Peng Long Ming Zhi Guo Yong Bin Tao Chao Kai Yi Cheng Xin De Hua".split(
    " ",
  );
const SURNAMES =
  "Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Gao Lin Luo Zheng Liang Xie Song Tang Han Feng Deng Cao Peng " +
  "Zeng Xiao Tian Dong Pan Yuan Cai Jiang Yu Du Ye Cheng Wei Su Lu Ding Ren Shen Yao Fan Jin Qiu Xia Tan Zou Xiong Meng Qin Bai Shi";

function compose(syllables: readonly string[]): string[] {
  return syllables.flatMap((first) => [
    first,
    ...syllables
      .filter((second) => second !== first)
      .flatMap((second) => [`${first} ${second}`, `${first}${second.toLowerCase()}`]),
  ]);
}

const hongKong = (allLocales.en_HK.person?.last_name as { generic?: readonly string[] } | undefined)?.generic ?? [];
const surnames = [...new Set([...SURNAMES.split(" "), ...hongKong])].filter((name) => name.length > 1);

/** Chinese names in pinyin, and Hong Kong's surnames; given names composed of two syllables, written together or apart. */
export const CHINESE_NAMES: NameStock = {
  female: compose(FEMALE),
  male: compose(MALE),
  surnames: { female: surnames, male: surnames },
};
