import { region } from './region';

export const ASIA = [
  region('nepali', 2, {
    cities: 'Kathmandu Pokhara',
    languages: 'Nepali English Hindi',
    women: 'Aakriti Binita Nischala Prakriti Sadichha Shristi Swastima Usha Yangzom Melina',
    men: 'Anmol Bipin Dayahang Nischal Paul Pradip Saugat Salon Bishal Rajan',
    families: 'Shrestha Gurung Tamang Rai Limbu Thapa Karki Adhikari Magar Basnet Khadka Lama',
  }),
  region('bangladeshi', 2, {
    cities: 'Dhaka Chattogram',
    languages: 'Bangla English',
    women: 'Jaya Mehazabien Nusraat Safa Tanjin Zakia Bidya Sadia Orsha Faria',
    men: 'Afran Ziaul Siam Arifin Tahsan Chanchal Mosharraf Shajal Khairul Imtiaz',
    families: 'Hossain Rahman Islam Ahmed Chowdhury Karim Hasan Haque Sultana Mahmud Akter Kabir',
  }),
  region('sri lankan', 2, {
    cities: 'Colombo Kandy',
    languages: 'Sinhala English Tamil',
    women: 'Dinakshie Nadeesha Senali Yureni Michelle Umali Kaveesha Tharindi Ishara Nethmi',
    men: 'Ashan Dinush Kalana Lakshan Nuwan Pubudu Roshan Saranga Thusitha Vimukthi',
    families: 'Perera Fernando Silva Jayawardena Gunasekara Wickramasinghe Bandara Rajapaksha Dissanayake Herath',
  }),
  region('filipino', 3, {
    cities: 'Manila Cebu',
    languages: 'Filipino English',
    women: 'Angelica Bianca Camille Danica Heart Isabel Jasmine Kathryn Liza Maricel Nadine Trisha',
    men: 'Alden Carlo Daniel Enrique Gerald Joshua Kian Marco Paolo Rafael Xian Miguel',
    families: 'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Villanueva Aquino Dela_Cruz Salvador',
  }),
  region('japanese', 3, {
    cities: 'Tokyo Osaka Kyoto',
    languages: 'Japanese English',
    women: 'Aoi Haruka Hinata Kaede Mei Nanami Rin Sakura Yui Tsubasa Ayaka Misaki',
    men: 'Daichi Haruki Kaito Kenji Ren Riku Shota Sora Takumi Yuto Hayato Ryo',
    families: 'Tanaka Watanabe Nakamura Kobayashi Yamamoto Fujita Mori Inoue Hayashi Shimizu Ogawa Kimura',
  }),
  region('korean', 3, {
    cities: 'Seoul Busan',
    languages: 'Korean English',
    women: 'Ha-eun Ji-woo Min-seo Seo-yeon Soo-ah Ye-jin Yu-na Da-hye Eun-bi Chae-won',
    men: 'Do-yun Hyun-woo Ji-ho Jun-seo Min-jun Seung-ho Tae-yang Woo-jin Sung-min Jae-hyun',
    families: 'Kim Lee Park Choi Jung Kang Yoon Jang Lim Han Shin Seo',
  }),
  region('chinese', 2, {
    cities: 'Singapore Hong_Kong Kuala_Lumpur',
    languages: 'Mandarin English Cantonese',
    women: 'Jiayi Xinyi Meiling Yuqing Rui Shuang Peiyi Qiao Wenxin Huiling',
    men: 'Haoran Junjie Minghao Weijie Zihan Kaiwen Yichen Boyan Zhiming Jiahao',
    families: 'Tan Lim Wong Chen Ng Goh Teo Koh Chua Leong Ho Lau',
  }),
  region('thai', 2, {
    cities: 'Bangkok Chiang_Mai',
    languages: 'Thai English',
    women: 'Anong Busaba Chailai Kanya Ploy Ratana Siriporn Suda Waan Mali',
    men: 'Anan Chatchai Krit Nattapong Phuwin Somchai Tawan Thanat Win Kittipong',
    families: 'Suwannarat Chaiyasit Srisai Wongsakul Thongchai Rattanakosin Boonmee Saetang Intharat Phanit',
  }),
  region('indonesian', 2, {
    cities: 'Jakarta Bali Bandung',
    languages: 'Indonesian English Javanese',
    women: 'Ayu Citra Dewi Intan Kartika Laras Maudy Putri Raisa Wulan',
    men: 'Adi Bayu Dimas Fajar Gilang Joko Reza Satria Teguh Wahyu',
    families: 'Wijaya Santoso Pratama Saputra Lestari Hartono Kusuma Setiawan Maharani Nugroho',
  }),
];
