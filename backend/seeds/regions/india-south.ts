import { region } from './region';

export const SOUTH_INDIA = [
  region('tamil', 8, {
    cities: 'Chennai Coimbatore Madurai Tiruchirappalli Puducherry Salem',
    languages: 'Tamil English Hindi Telugu',
    women:
      'Abirami Bhuvana Charulatha Gayathri Janani Kayalvizhi Madhumitha Nithya Oviya Poornima Ranjani Shalini Thenmozhi Vaishali Yazhini Aishwarya',
    men: 'Arvind Balaji Dinesh Elango Gautham Hariharan Iniyan Karthikeyan Lokesh Mugilan Naveen Pradeep Raghunath Surya Vetri Yuvan',
    families:
      'Subramanian Ramanathan Venkatesan Natarajan Sundaram Krishnan Raghavan Palaniappan Murugan Selvam Chidambaram Iyer Iyengar Ganesan Muthu Arumugam Rajendran Thangaraj Sivakumar Anbazhagan',
  }),
  region('malayali', 7, {
    cities: 'Kochi Thiruvananthapuram Kozhikode Kottayam Thrissur Alappuzha',
    languages: 'Malayalam English Tamil Hindi',
    women:
      'Aparna Anjali Bhama Chinnu Gopika Keerthana Lakshmi Malavika Nimisha Parvathy Rima Sreeja Sruthi Theertha Neelima Reshma Annmary Jisna',
    men: 'Abhijith Basil Dileep Govind Jithin Kiran Midhun Nivin Rahul Sandeep Sreejith Unni Vineeth Vishnu Aswin Jobin Tovin Sharath',
    families:
      'Nair Menon Pillai Kurup Warrier Panicker Namboothiri Kurian Varghese Thomas Mathew Chacko Cherian Abraham Nambiar Poduval Jacob Eapen Marar Unnithan',
  }),
  region('telugu', 7, {
    cities: 'Hyderabad Vijayawada Visakhapatnam Tirupati Warangal',
    languages: 'Telugu Hindi English',
    women: 'Anusha Bhavani Deepthi Harika Jahnavi Keerthi Lasya Mounika Navya Pranathi Ramya Sahithi Sravani Tejaswi Varsha Yamuna',
    men: 'Akhil Bharat Charan Eshwar Harsha Jagadish Kalyan Mahesh Nagarjun Pavan Ramesh Sai Tarun Uday Vamsi Yashwanth',
    families:
      'Reddy Rao Naidu Chowdary Varma Raju Prasad Sastry Murthy Yadav Goud Kondapalli Vemula Akkineni Bhupathi Gadde Tadepalli Pothula',
  }),
  region('kannada', 5, {
    cities: 'Bengaluru Mysuru Mangaluru Hubballi Udupi',
    languages: 'Kannada English Hindi Tulu',
    women:
      'Akshata Bhoomika Chaitra Divyashree Hamsa Inchara Kavana Manasa Nisarga Prathiksha Rashmi Sanjana Shubha Sinchana Tejaswini Vinutha',
    men: 'Abhishek Chandan Darshan Ganesh Hemanth Kiccha Likhith Manoj Naveen Prajwal Raghu Rakshit Sharan Srinivas Vinay Yash',
    families: 'Gowda Hegde Shetty Rao Bhat Kulkarni Patil Acharya Kamath Pai Nayak Bangera Poojary Murthy Desai Hiremath Joshi Shenoy',
  }),
];
