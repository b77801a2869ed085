import { region } from './region';

export const NORTH_INDIA = [
  region('punjabi', 7, {
    cities: 'Amritsar Ludhiana Chandigarh Jalandhar Patiala',
    languages: 'Punjabi Hindi English',
    women: 'Simran Gurleen Harleen Jasleen Navneet Mehak Amrit Kirandeep Prabhjot Manpreet Sehaj Tavleen Gurnoor Ravneet Ishleen Jasmine',
    men: 'Gurpreet Harjot Arshdeep Manvir Jaskaran Karanveer Angad Fateh Navtej Ranjit Sukhraj Tegbir Yuvraj Ekam Parminder Zorawar',
    families:
      'Sandhu Gill Dhillon Sidhu Bajwa Grewal Brar Cheema Randhawa Sekhon Bhullar Aulakh Virk Mann Toor Sohal Chahal Kahlon Uppal Walia Ahluwalia Bedi Sodhi',
  }),
  region('hindi', 14, {
    cities: 'Delhi Lucknow Kanpur Varanasi Prayagraj Indore Bhopal Patna Noida Gurugram Ranchi Agra',
    languages: 'Hindi English Awadhi Bhojpuri',
    women:
      'Aarohi Shreya Ritika Nidhi Pallavi Shivani Anushka Kavya Swati Tanvi Vaishnavi Sakshi Garima Aditi Mansi Prachi Juhi Deepali Ruchika Ira',
    men: 'Aarav Vivek Shashank Utkarsh Prateek Abhinav Rohit Saurabh Mayank Kartik Ayush Harsh Aditya Raghav Siddhant Ankit Vaibhav Rajat Dev Nikhil',
    families:
      'Sharma Mishra Tripathi Srivastava Verma Gupta Shukla Pandey Dubey Saxena Chaturvedi Tiwari Agarwal Bajpai Dwivedi Awasthi Khare Nigam Rastogi Jha Sinha Thakur Chauhan Rawat',
  }),
  region('rajasthani', 4, {
    cities: 'Jaipur Udaipur Jodhpur Kota Bikaner',
    languages: 'Hindi Rajasthani English',
    women: 'Bhavna Padmini Gauri Khushi Meenal Nandini Roopal Suhani Divya Hetal Yashika Charvi Kumud Rajshree',
    men: 'Vikramaditya Bhanu Hemant Jaiveer Lokesh Mahipal Narendra Pushpendra Ratan Samrat Udaybhan Yashwant Kuldeep Devraj',
    families: 'Rathore Shekhawat Bhati Sisodia Chundawat Ranawat Mathur Bhandari Mehta Purohit Charan Singhvi Kothari Soni Joshi Vyas',
  }),
  region('kashmiri', 3, {
    cities: 'Srinagar Jammu Delhi',
    languages: 'Kashmiri Urdu Hindi English',
    women: 'Insha Rumaysa Mehvish Zaira Nighat Aiman Sabah Huda Bisma Iqra Shazia Arwa Tabassum',
    men: 'Adil Burhan Faisal Irfan Junaid Mudasir Owais Rayees Suhail Tariq Umar Zubair Aamir Basit',
    families: 'Wani Lone Dar Mir Bhat Rather Khan Shah Raina Dhar Zutshi Kachru Parray Malik Andrabi Qadri Geelani Drabu',
  }),
  region('urdu', 5, {
    cities: 'Lucknow Hyderabad Delhi Bhopal Aligarh',
    languages: 'Urdu Hindi English',
    women: 'Aaliya Farah Hina Mahira Nausheen Rukhsar Sania Yasmin Zehra Nazneen Amreen Lubna Shifa Zoya Inaya Samreen',
    men: 'Ahaan Arsalan Danish Faizan Imran Kabir Naved Rehan Salman Shahbaz Taha Wasim Yusuf Zain Arman Farhan',
    families: 'Ansari Qureshi Siddiqui Rizvi Naqvi Zaidi Kidwai Faruqi Hashmi Abidi Jafri Usmani Alvi Mirza Baig Khan Sayyid Kazmi',
  }),
  region('pahari', 3, {
    cities: 'Dehradun Shimla Manali Nainital Rishikesh',
    languages: 'Hindi Pahari Garhwali English',
    women: 'Anamika Bhagirathi Deepa Himani Kanchan Manju Pooja Rekha Srishti Vartika Yamini Babita',
    men: 'Ajay Bhuwan Chetan Digvijay Girish Himanshu Jagdish Kishore Mohit Pankaj Surendra Vinod',
    families: 'Negi Bisht Rawat Panwar Bhandari Thapliyal Dobhal Nautiyal Semwal Pundir Kapkoti Mehra Chauhan Thakur Katoch Guleria',
  }),
  region('ladakhi', 2, {
    cities: 'Leh Dharamshala Gangtok Darjeeling',
    languages: 'Ladakhi Tibetan Hindi English',
    women: 'Dolma Pema Tsering Yangchen Lhamo Stanzin Diskit Rigzin Sonam Choden Kunzang Padma',
    men: 'Tenzin Norbu Jigmet Lobsang Dorjay Stobdan Namgyal Karma Rinchen Thupten Tashi Angchuk',
    families: 'Dorje Namgyal Angmo Wangchuk Norbu Gyatso Wangdu Lhundup Phuntsog Tundup Gyaltsen Spalzes Bhutia Lepcha',
  }),
];
